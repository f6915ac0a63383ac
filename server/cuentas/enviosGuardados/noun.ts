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
 * Input of a form whose session had ended, kept until the person signs in again. It is encrypted with a key that only
 * the cookie of that browser holds.
 */
export const enviosGuardados = {
  // The context of accounts declares this table, because its personal data begin with the person.
  repositories: ({ db }: Connection) => ({ enviosGuardados: makeEnvioGuardadoRepository(db) }),
  services: ({ deps: { repos, transaccion, now } }: Base) => ({
    enviosGuardados: {
      /** Stores what the person typed, encrypted. Gives the key that decrypts it. */
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

      /** Decrypts what a person typed before the sign-in. Null for any other person, and after it has expired. */
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
} satisfies Noun;
