import { anotarDeMaquina } from "../../equipo/registro/anotar";
import { elDiaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { enviarSiToca, type DepsDeGuardia, type NombresDeGuardia } from "./guardia";
import { vencioLaToma } from "./toma";

const POR_VUELTA = 500;

/**
 * Frees the alerts that were taken 30 minutes ago and are not closed, and mails the guard at once. If the person raised
 * a newer alert, that one stands for both. Several processes free an alert once.
 */
export function makeSoltarAlertas(deps: Deps<"registroDeEquipo" | NombresDeGuardia> & DepsDeGuardia) {
  const { repos, transaccion, now, llave } = deps;
  return async (alto?: AbortSignal) => {
    const ahora = now();
    const vencidas = (await repos.alertas.tomadas(POR_VUELTA)).filter((alerta) =>
      vencioLaToma(llave, alerta, ahora),
    );
    for (const alerta of hastaElAlto(vencidas, alto)) {
      const { idAlerta, huellaDePersona, acusadaPor } = alerta;
      await transaccion(async (trx) => {
        const cierre = { dia: elDiaDe(ahora), desenlace: null, por: acusadaPor! };
        const soltada = (await trx.alertas.otraAbierta(idAlerta, huellaDePersona))
          ? await trx.alertas.terminar(idAlerta, cierre)
          : await trx.alertas.soltar(alerta);
        if (!soltada) return done(undefined);
        await anotarDeMaquina({ ...deps, repos: trx }, "reloj", { accion: "solto-alerta", objeto: idAlerta });
        await enviarSiToca(trx, [idAlerta], deps);
        return done(undefined);
      });
    }
  };
}
