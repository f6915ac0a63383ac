import { esTardia, estadoDe, type EstadoDeReclamo } from "~/domain/reclamos/enPalabras";
import type { HojaRegistrada } from "~/domain/reclamos/registro";
import { diaCercano, diaConAnio, fechaDe } from "~/domain/shared/fechas";

type ConPlazo = Pick<HojaRegistrada, "respondidaEn" | "venceEl" | "porEntregarDesde">;

/** The term of a sheet as the staff reads it. An overdue sheet, a late answer and a letter on its way are said so. */
export function plazoEnPalabras({ respondidaEn, venceEl, porEntregarDesde }: ConPlazo, ahora: Date): string {
  switch (estadoDe({ respondidaEn, venceEl }, fechaDe(ahora))) {
    case "respondido": {
      const tarde = esTardia({ respondidaEn, venceEl })
        ? `, fuera de plazo: vencía el ${diaConAnio(venceEl)}`
        : "";
      const respondido = `Respondido el ${diaConAnio(fechaDe(respondidaEn!))}${tarde}`;
      if (porEntregarDesde === null) return respondido;
      return `${respondido}. Carta del ${diaConAnio(fechaDe(porEntregarDesde))} por entregar`;
    }
    case "vencido":
      return `Venció el ${diaConAnio(venceEl)} sin respuesta`;
    case "en-plazo": {
      const cercano = diaCercano(venceEl, ahora);
      return `Vence ${cercano ? `${cercano}, ${diaConAnio(venceEl)}` : `el ${diaConAnio(venceEl)}`}`;
    }
  }
}

/** Tag of a sheet: its state, or that its letter waits for its delivery. */
export const etiquetaDe = (estado: EstadoDeReclamo, porEntregarDesde: Date | null) =>
  ETIQUETAS[porEntregarDesde === null ? estado : "por-entregar"];

const ETIQUETAS = {
  "por-entregar": { texto: "Carta por entregar", tono: "advertencia" },
  "en-plazo": { texto: "Por responder", tono: "info" },
  vencido: { texto: "Vencido", tono: "error" },
  respondido: { texto: "Respondido", tono: "exito" },
} as const;
