import type { EstadoDeBrecha } from "~/domain/atencion/brechas/brecha";
import { estadoDeSolicitud, type Solicitud } from "~/domain/atencion/solicitudes/solicitud";
import { diaCercano, diaConAnio, diaYHora, fechaDe } from "~/domain/shared/fechas";

type ConPlazo = Pick<Solicitud, "cerradaEn" | "venceEl">;

/** The term of a request as Datos reads it: what is overdue, or was closed late, is said so. */
export function plazoEnPalabras({ cerradaEn, venceEl }: ConPlazo, ahora: Date): string {
  if (cerradaEn !== null) {
    const dia = fechaDe(cerradaEn);
    const tarde = dia > venceEl ? `, fuera de plazo: vencía el ${diaConAnio(venceEl)}` : "";
    return `Cerrada el ${diaConAnio(dia)}${tarde}`;
  }
  if (estadoDeSolicitud({ cerradaEn, venceEl }, fechaDe(ahora)) === "vencida")
    return `Venció el ${diaConAnio(venceEl)}`;
  const cercano = diaCercano(venceEl, ahora);
  return `Vence ${cercano ? `${cercano}, ${diaConAnio(venceEl)}` : `el ${diaConAnio(venceEl)}`}`;
}

/** Tags of the states of a request. */
export const ETIQUETAS = {
  "en-plazo": { texto: "Por atender", tono: "info" },
  vencida: { texto: "Vencida", tono: "error" },
  cerrada: { texto: "Cerrada", tono: "exito" },
} as const;

/** Tags of the states of a breach. */
export const ETIQUETAS_DE_BRECHA = {
  "por-avisar": { texto: "Por avisar", tono: "advertencia" },
  vencida: { texto: "Plazo vencido", tono: "error" },
  avisada: { texto: "Avisada a tiempo", tono: "exito" },
  "avisada-tarde": { texto: "Avisada tarde", tono: "error" },
} as const satisfies Record<EstadoDeBrecha, { texto: string; tono: string }>;

const MS_POR_HORA = 3_600_000;
const horas = (ms: number) => {
  const enteras = Math.floor(Math.abs(ms) / MS_POR_HORA);
  return enteras < 1 ? "menos de 1 hora" : enteras === 1 ? "1 hora" : `${enteras} horas`;
};

interface DeBrecha {
  estado: EstadoDeBrecha;
  limite: Date;
  avisadaEn: Date | null;
}

/** The term of a breach in hours, and how late the notice was. */
export function plazoDeBrecha({ estado, limite, avisadaEn }: DeBrecha, ahora: Date): string {
  if (avisadaEn !== null) {
    const tarde = estado === "avisada-tarde" ? `, ${horas(+avisadaEn - +limite)} después del plazo` : "";
    return `Se avisó a la Autoridad el ${diaYHora(avisadaEn, ahora)}${tarde}.`;
  }
  if (estado === "vencida")
    return `El plazo venció hace ${horas(+ahora - +limite)}: ${diaYHora(limite, ahora)}.`;
  const quedan = horas(+limite - +ahora);
  return `Plazo: ${quedan.endsWith("horas") ? "quedan" : "queda"} ${quedan}, hasta el ${diaYHora(limite, ahora)}.`;
}
