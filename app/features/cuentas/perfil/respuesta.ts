import type { SubmissionResult } from "@conform-to/react";
import type { RechazoDePerfil } from "~/domain/cuentas/cuenta/cuenta";

/** Answer of the profile to a refused form. */
export interface RespuestaDePerfil {
  envio: SubmissionResult;
  rechazo: RechazoDePerfil | null;
  generales: string[];
}
