import { z } from "zod";
import { codigo, EN_ORDEN, momento } from "../../shared/actos/escrito";
import { campoDeLinea } from "../../shared/campos";
import type { Deps } from "../../shared/puertos";
import { diaYHoraEscrita } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import type { Sorteo } from "./sorteo";

/** Organiser of a draw, as its rules name them. */
export type Organizador = Pick<Sorteo, "organizador" | "ruc">;

const palabras = (falta: string) => campoDeLinea(falta).min(1, falta).max(400, "son 400 caracteres o menos");

/** A draw as an operator writes it. Without `desde` it opens at once. */
export const datosDeSorteo = z
  .strictObject({
    idSorteo: codigo,
    premio: palabras("falta qué se sortea"),
    existencias: z.int("son las unidades del premio").positive("son las unidades del premio"),
    fuentePublica: palabras("falta de dónde sale el valor público"),
    desde: momento.optional(),
    hasta: momento,
    sorteoEn: momento,
  })
  .refine(({ desde, hasta }) => !desde || desde < hasta, { path: ["hasta"], error: EN_ORDEN })
  .refine(({ hasta, sorteoEn }) => hasta < sorteoEn, {
    path: ["sorteoEn"],
    error: "debe venir después de «hasta»: el valor público se conoce cuando nadie puede entrar",
  });

type DatosDeSorteo = z.output<typeof datosDeSorteo>;

const enDias = ({ idSorteo, desde, sorteoEn }: Sorteo) =>
  `${idSorteo}: desde ${diaYHoraEscrita(desde)} hasta ${diaYHoraEscrita(sorteoEn)}`;

/**
 * Announces a draw; none of its terms change afterwards. From its first day to the day of the draw no other runs beside
 * it, since people and their pages know of one.
 */
export function makeCrearSorteo({
  transaccion,
  now,
  organizadorDeSorteos,
}: Deps<"sorteos"> & { organizadorDeSorteos: Organizador | null }) {
  return ({ desde, ...datos }: DatosDeSorteo) =>
    transaccion(async (trx) => {
      if (!organizadorDeSorteos) return refuse("sin-organizador");
      const ahora = now();
      const sorteo: Sorteo = { ...datos, ...organizadorDeSorteos, desde: desde ?? ahora };
      if (sorteo.desde < ahora || sorteo.hasta <= ahora) return refuse("sorteo-en-el-pasado");
      const otros = await trx.sorteos.detenerNuevos();
      if (otros.some(({ idSorteo }) => idSorteo === sorteo.idSorteo)) return refuse("sorteo-existe");
      const aLaVez = otros.find((otro) => sorteo.desde < otro.sorteoEn && otro.desde < sorteo.sorteoEn);
      if (aLaVez) return refuse("otro-sorteo", [enDias(aLaVez)]);
      await trx.sorteos.guardar(sorteo);
      return done(sorteo);
    });
}
