import type { Accion, ClaseDeAccion } from "../../historial/accion";
import { vencimientoDeMonedas } from "../../paquetes/monedas/monedas";
import { fechaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { delMes } from "../delMes";
import { asistioATaller, type Campania, type CampaniaEscrita } from "./campania";

const PERSONAS_POR_VUELTA = 200;

export type Escritas = () => Promise<readonly CampaniaEscrita[]>;

/** Opens the written challenges of this month that are not open yet. */
export function makeAbrirCampanias({ repos, now, escritas }: Deps<"campanias"> & { escritas: Escritas }) {
  return async () => {
    for (const terminos of await escritas()) {
      const mes = delMes(terminos, now());
      if (!mes || (await repos.campanias.porId(mes.id))) continue;
      const { id: idCampania, desde, hasta } = mes;
      await repos.campanias.abrir({ idCampania, terminos, desde, hasta, quedan: terminos.existencias });
    }
  };
}

interface DepsDeCerrar extends Deps<"campanias" | "monedas"> {
  abrirDelMes: () => Promise<void>;
  /** Activities of a person, of some kinds, from every context. */
  acciones: (idPersona: number, clases: readonly ClaseDeAccion[]) => Promise<readonly Accion[]>;
}

/**
 * Job that opens the challenges of a month, and pays those that ended: each person once, also after a crash, because
 * the mark of the payment and the coins are one transaction.
 */
export function makeCampaniasAlDia({ repos, transaccion, now, abrirDelMes, acciones }: DepsDeCerrar) {
  /** Validates people who reached the goal and attended a workshop. */
  async function validarAsistentes(campania: Campania, alto?: AbortSignal) {
    const { idCampania, terminos } = campania;
    if (!terminos.validacion.includes("taller")) return;
    const porValidar = (despuesDe: number) =>
      repos.campanias.porValidar(idCampania, { despuesDe, cuantos: PERSONAS_POR_VUELTA });
    let personas = await porValidar(0);
    while (personas.length > 0 && !alto?.aborted) {
      for (const idPersona of hastaElAlto(personas, alto))
        if (asistioATaller(campania, await acciones(idPersona, ["taller"])))
          await repos.campanias.validar(idCampania, idPersona, now());
      personas = await porValidar(personas.at(-1)!);
    }
  }

  async function pagarA({ idCampania, terminos }: Campania, idPersona: number) {
    await transaccion(async (trx) => {
      const ahora = now();
      await trx.campanias.bloquear(idCampania);
      const queda = await trx.campanias.tomarPremio(idCampania);
      const monedas = queda ? terminos.monedas : 0;
      // The refusal gives back the prize that was taken.
      if (!(await trx.campanias.pagar({ idCampania, idPersona }, monedas, ahora))) return refuse("ya-pagada");
      if (monedas === 0) return done(null);
      const ganancia = { causa: `campania:${idCampania}`, dia: fechaDe(ahora), razon: terminos.titulo };
      const linea = { idPersona, cantidad: monedas, motivo: "ganancia", idPedido: null, ganancia } as const;
      await trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
      return done(null);
    });
  }

  /** Closes a challenge, or answers false when there is somebody to pay after all. */
  async function cerrar(campania: Campania): Promise<boolean> {
    const resultado = await transaccion(async (trx) => {
      await trx.campanias.bloquear(campania.idCampania);
      if ((await trx.campanias.porPagar(campania, 1)).length > 0) return refuse("falta-pagar");
      await trx.campanias.cerrar(campania.idCampania, now());
      return done(null);
    });
    return resultado.ok;
  }

  async function pagarYCerrar(campania: Campania, alto?: AbortSignal) {
    await validarAsistentes(campania, alto);
    let cerrada = false;
    while (!cerrada && !alto?.aborted) {
      const personas = await repos.campanias.porPagar(campania, PERSONAS_POR_VUELTA);
      for (const idPersona of hastaElAlto(personas, alto)) await pagarA(campania, idPersona);
      cerrada = personas.length === 0 && (await cerrar(campania));
    }
  }

  return async (alto?: AbortSignal) => {
    await abrirDelMes();
    const porCerrar = await repos.campanias.porCerrar(now());
    for (const campania of hastaElAlto(porCerrar, alto)) await pagarYCerrar(campania, alto);
  };
}
