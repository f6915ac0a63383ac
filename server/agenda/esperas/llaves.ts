import type { LlavesDeEspera } from "../../../app/domain/agenda/esperas/avisos";
import type { Secret } from "../../platform/rotation";
import { makeSignedIds } from "../../platform/signedIds";

/** Links out of a waiting list. */
export function makeLlavesDeEspera(secreto: Secret): LlavesDeEspera {
  const { sign, idOf } = makeSignedIds(secreto, "espera");
  return { firmar: sign, idEsperaDe: idOf };
}
