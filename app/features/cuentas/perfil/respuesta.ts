import type { SubmissionResult } from "@conform-to/react";
import type { RechazoDePerfil } from "~/domain/cuentas/cuenta/cuenta";

/** Answer of the profile's page to a form that was refused. */
export interface RespuestaDePerfil {
  envio: SubmissionResult;
  rechazo: RechazoDePerfil | null;
  generales: string[];
}
