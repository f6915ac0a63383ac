import type { EnvioRepository } from "../../../app/domain/cuestionarios/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { anotarFormulario } from "../../platform/repositories/idempotencia";

export function makeEnvioRepository(db: Db | Trx): EnvioRepository {
  return { recibir: (clave, ahora) => anotarFormulario(db, clave, ahora) };
}
