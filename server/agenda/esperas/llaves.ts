import type { LlavesDeEspera } from "../../../app/domain/agenda/esperas/avisos";
import type { Secret } from "../../platform/rotation";
import { makeSignedIds } from "../../platform/signedIds";

/** Makes and reads the signed links with which a person leaves a waiting list. */
export function makeLlavesDeEspera(secreto: Secret): LlavesDeEspera {
  const { sign, idOf } = makeSignedIds(secreto, "espera");
  return { firmar: sign, idEsperaDe: idOf };
}
