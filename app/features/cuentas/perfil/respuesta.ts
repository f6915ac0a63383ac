import type { SubmissionResult } from "@conform-to/react";
import type { RechazoDePerfil } from "~/domain/cuentas/cuenta/cuenta";

/** What the profile says to a form that it did not take. */
export interface RespuestaDePerfil {
  envio: SubmissionResult;
  rechazo: RechazoDePerfil | null;
  generales: string[];
}
