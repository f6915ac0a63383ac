import { randomBytes } from "node:crypto";
import {
  envioGuardado,
  MAXIMO_DE_ENVIOS_GUARDADOS,
  VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS,
  type EnvioGuardado,
} from "../../../app/domain/cuentas/enviosGuardados/envioGuardado";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { done } from "../../../app/domain/shared/result";
import { enBloques, makeCofre } from "../../platform/cofre";
import { sha256 } from "../../platform/digest";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeEnvioGuardadoRepository } from "./repository";

const LLAVE_EN_BYTES = 32;

/**
 * What was typed into a form whose session had ended, until its person has signed in again. It is closed with a key
 * that we do not keep: the cookie of that browser has it.
 */
export const enviosGuardados = {
  // Its table stands among those of its context, whose personal data begin with who somebody is.
  tables: {},
  personalData: {},
  repositories: ({ db }: Connection) => ({ enviosGuardados: makeEnvioGuardadoRepository(db) }),
  services: ({ deps: { repos, transaccion, now } }: Base) => ({
    enviosGuardados: {
      /** Keeps what a person had typed. Answers the key that opens it again. */
      async guardar(idPersona: number, envio: EnvioGuardado): Promise<string> {
        const llave = randomBytes(LLAVE_EN_BYTES).toString("base64url");
        const idEnvio = sha256(llave);
        await transaccion(async (trx) => {
          await trx.enviosGuardados.guardar({
            idEnvio,
            idPersona,
            cerrado: makeCofre(llave, "envios-guardados").cerrar(enBloques(JSON.stringify(envio)), idEnvio),
            expiraEn: sumarMinutos(now(), VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS),
          });
          await trx.enviosGuardados.dejarNuevos(idPersona, MAXIMO_DE_ENVIOS_GUARDADOS);
          return done(undefined);
        });
        return llave;
      },

      /** What a key opens, for the person who had typed it; null for everybody else, and once it has expired. */
      async abrir(idPersona: number, llave: string): Promise<EnvioGuardado | null> {
        const idEnvio = sha256(llave);
        const guardado = await repos.enviosGuardados.leer(idEnvio, now());
        if (guardado?.idPersona !== idPersona) return null;
        return envioGuardado.parse(
          JSON.parse(makeCofre(llave, "envios-guardados").abrir(guardado.cerrado, idEnvio)),
        );
      },

      olvidar: (llave: string): Promise<void> => repos.enviosGuardados.borrar(sha256(llave)),
    },
  }),
  endpoints: [],
  routes: {},
} satisfies Noun;
