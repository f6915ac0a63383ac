import { z } from "zod";
import type { Donacion } from "../../paquetes/monedas/donaciones";
import { campoConForma, campoDeId } from "../../shared/campos";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { causaAbierta, totalPublico, type CausaEscrita } from "./causa";

const MONEDAS = "Escribe cuántas monedas, desde 1";

/** Amount of a donation. */
export const CANTIDAD_DONADA = z.int(MONEDAS).min(1, MONEDAS).max(1_000_000, MONEDAS);

/** Form of a donation. It carries the id, so that a second sending is the same donation. */
export const formularioDeDonacion = z.object({
  idDonacion: campoDeId("Vuelve a cargar la página para donar"),
  causa: campoDeId("Elige una causa"),
  // Digits alone: a donation does not come back, and "1.000" or "1e3" is no amount to guess.
  cantidad: campoConForma(/^\d{1,7}$/, MONEDAS)
    .transform(Number)
    .pipe(CANTIDAD_DONADA),
});

type RechazoDeDonacion =
  "causa-cerrada" | "donacion-con-el-juego-apagado" | "donacion-no-existe" | "donacion-sin-monedas";

export const RECHAZOS_DE_DONACION: Rechazos<RechazoDeDonacion> = {
  "causa-cerrada": {
    clase: "conflict",
    campo: "causa",
    mensaje: "Esa causa no recibe monedas ahora. Elige otra.",
  },
  "donacion-con-el-juego-apagado": {
    clase: "conflict",
    mensaje: "Apagaste el juego. Enciéndelo para donar tus monedas.",
  },
  "donacion-no-existe": { clase: "not-found", mensaje: "No encontramos esa donación. Vuelve a empezar." },
  "donacion-sin-monedas": {
    clase: "conflict",
    campo: "cantidad",
    mensaje: "No tienes tantas monedas. Escribe una cantidad menor.",
  },
};

interface Pedida {
  idPersona: number;
  idDonacion: string;
  causa: string;
  cantidad: number;
}

interface DepsDeDonar extends Deps<"donaciones" | "monedas"> {
  causas: () => Promise<readonly CausaEscrita[]>;
}

/** Donations of coins to the causes that editors wrote. */
export function makeDonar({ repos, transaccion, now, causas }: DepsDeDonar) {
  const abiertas = async () => (await causas()).filter((causa) => causaAbierta(causa, now()));
  return {
    /** Causes that take coins now, with their public totals, and the coins of the person. */
    async ver(idPersona: number, idDonacion: string | null) {
      const [todas, tiene, totales, donada] = await Promise.all([
        abiertas(),
        repos.monedas.aLaVista(idPersona),
        repos.donaciones.totales(),
        idDonacion === null ? null : repos.donaciones.porId(idDonacion),
      ]);
      const de = new Map(totales.map((total) => [total.uidDeCausa, total]));
      return {
        /** Null for a person who turned the game off. */
        tiene,
        donada: donada?.idPersona === idPersona ? donada : null,
        causas: todas.map((causa) => ({ ...causa, total: totalPublico(de.get(causa.uid)) })),
      };
    },

    /** True while some cause takes coins. */
    hayCausas: async () => (await abiertas()).length > 0,

    /** Gives coins to a cause: the coins, the donation and the total of the cause change together or not at all. */
    async donar({ idPersona, idDonacion, causa: uidDeCausa, cantidad }: Pedida) {
      const causa = (await abiertas()).find(({ uid }) => uid === uidDeCausa);
      return transaccion(async (trx): Promise<Result<Donacion, RechazoDeDonacion>> => {
        // The row of the total is locked first: a form that is sent twice at once finds its first donation.
        await trx.monedas.bloquear(idPersona);
        const anterior = await trx.donaciones.porId(idDonacion);
        if (anterior) {
          const igual = anterior.uidDeCausa === uidDeCausa && anterior.cantidad === cantidad;
          return anterior.idPersona === idPersona && igual ? done(anterior) : refuse("donacion-no-existe");
        }
        if (!causa) return refuse("causa-cerrada");
        if ((await trx.monedas.aLaVista(idPersona)) === null) return refuse("donacion-con-el-juego-apagado");
        const { nombre: nombreDeCausa } = causa;
        const ahora = now();
        const razon = `Donaste a «${nombreDeCausa}»`;
        const linea = { idPersona, cantidad, motivo: "donacion", idPedido: null, razon } as const;
        if (!(await trx.monedas.quitar(linea, ahora))) return refuse("donacion-sin-monedas");
        const donacion = { idDonacion, idPersona, uidDeCausa, nombreDeCausa, cantidad };
        return (await trx.donaciones.anotar(donacion, ahora)) ? done(donacion) : refuse("donacion-no-existe");
      });
    },
  };
}
