import { elMesDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import type { LlaveDeAlertas } from "../repositorio";

const POR_VUELTA = 100;

/**
 * Encrypts the person and the instants of alerts that earlier versions stored unencrypted. Running it twice is
 * harmless.
 */
export function makeMudarAlertas({
  repos,
  transaccion,
  llave,
}: Deps<"alertas" | "ingresos"> & { llave: LlaveDeAlertas }) {
  return async (alto?: AbortSignal) => {
    for (const { idPersona, ...pasos } of hastaElAlto(await repos.alertas.deAntes(POR_VUELTA), alto)) {
      const { idAlerta, creadaEn } = pasos;
      await transaccion(async (trx) => {
        await trx.alertas.crear({
          ...{ ...pasos, creadaEn: elMesDe(creadaEn), veces: 1, ultimaEn: null, escaladas: 0 },
          terminadaEn: pasos.acusadaEn,
          ...llave.cerrar(idAlerta, {
            ...{ idPersona, uuidForm: idAlerta, creadaEn, ultimaEn: null, avisada: null, tomada: null },
          }),
        });
        await trx.alertas.quitarDeAntes(idAlerta);
        return done(undefined);
      });
    }
    for (const alerta of hastaElAlto(await repos.alertas.conSusInstantes(POR_VUELTA), alto)) {
      const datos = llave.abrir(alerta);
      if (datos) await repos.alertas.cerrarDeNuevo(alerta, llave.cerrar(alerta.idAlerta, datos));
    }
    for (const uuidForm of hastaElAlto(await repos.ingresos.conSusInstantes(POR_VUELTA), alto))
      await repos.ingresos.dejarSoloElDia(uuidForm);
  };
}
