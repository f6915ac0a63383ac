import { esTardia, estadoDe } from "~/domain/reclamos/enPalabras";
import type { HojaRegistrada } from "~/domain/reclamos/registro";
import { diaCercano, diaConAnio, fechaDe } from "~/domain/shared/fechas";

type ConPlazo = Pick<HojaRegistrada, "respondidaEn" | "venceEl">;

/** The term of a sheet as the staff reads it: what is overdue, or was answered late, is said so. */
export function plazoEnPalabras({ respondidaEn, venceEl }: ConPlazo, ahora: Date): string {
  switch (estadoDe({ respondidaEn, venceEl }, fechaDe(ahora))) {
    case "respondido": {
      const tarde = esTardia({ respondidaEn, venceEl })
        ? `, fuera de plazo: vencía el ${diaConAnio(venceEl)}`
        : "";
      return `Respondido el ${diaConAnio(fechaDe(respondidaEn!))}${tarde}`;
    }
    case "vencido":
      return `Venció el ${diaConAnio(venceEl)} sin respuesta`;
    case "en-plazo": {
      const cercano = diaCercano(venceEl, ahora);
      return `Vence ${cercano ? `${cercano}, ${diaConAnio(venceEl)}` : `el ${diaConAnio(venceEl)}`}`;
    }
  }
}

/** Tags of the states. */
export const ETIQUETAS = {
  "en-plazo": { texto: "Por responder", tono: "info" },
  vencido: { texto: "Vencido", tono: "error" },
  respondido: { texto: "Respondido", tono: "exito" },
} as const;
