import type { Problema } from "~/domain/operador/maquina/problemas";
import type { ClaseDeCorreo } from "~/domain/operador/maquina/repositorio";
import type { FalloReportado } from "~/domain/shared/fallo";
import type { PuertoDeFuera, RespaldoVisto } from "~/domain/shared/maquina";

const UNIDADES = [
  [86_400_000, "día", "días"],
  [3_600_000, "h", "h"],
  [60_000, "min", "min"],
  [1000, "s", "s"],
] as const;

/** Milliseconds in the largest unit that fits, rounded down: "3 días", "2 h", "12 s". */
export function duracion(ms: number): string {
  const [tamano, una, varias] = UNIDADES.find(([cuanto]) => ms >= cuanto) ?? UNIDADES[3];
  const cuantas = Math.max(0, Math.floor(ms / tamano));
  return `${cuantas} ${cuantas === 1 ? una : varias}`;
}

export const hace = (instante: Date, ahora: Date): string =>
  `hace ${duracion(ahora.getTime() - instante.getTime())}`;

const MEDIDAS = ["B", "kB", "MB", "GB", "TB"] as const;

/** Bytes in words, in steps of 1,000: "14 MB". */
export function enBytes(bytes: number): string {
  const paso = Math.min(MEDIDAS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const cuantos = bytes / 1000 ** paso;
  return `${cuantos < 10 && paso > 0 ? cuantos.toFixed(1).replace(".", ",") : Math.round(cuantos)} ${MEDIDAS[paso]}`;
}

export const CORREO_DICHO: Record<ClaseDeCorreo, string> = {
  urgente: "Códigos urgentes",
  secreto: "Con código o enlace",
  oficio: "Al equipo",
  persona: "A personas",
};
export const LUGAR_DICHO: Record<FalloReportado["lugar"], string> = {
  pagina: "Páginas",
  api: "API",
  trabajo: "Trabajos",
  llamada: "Llamadas a otros sistemas",
};
export const FIRMA_DICHA: Record<RespaldoVisto["firma"], string> = {
  propia: "Firmado por esta instalación",
  ajena: "Su firma no es de esta instalación",
  ninguna: "Sin firma",
};
export const PUERTO_DICHO: Record<PuertoDeFuera["clase"], string> = {
  configurado: "Configurado",
  "de-prueba": "De prueba",
  "sin-llamadas": "Lo usa el navegador",
  "sin-configurar": "Sin configurar",
};
const FALTA_DE_RESPALDO = {
  ninguno: "No hay ningún respaldo",
  viejo: "Falta el respaldo de hoy",
  incompleto: "Al último respaldo le faltan archivos",
  "sin-firma": "El último respaldo no lleva la firma de esta instalación",
} as const;

const Y = new Intl.ListFormat("es");

/** A thing that is wrong, in one line. */
export function problemaDicho(problema: Problema, ahora: Date): string {
  switch (problema.clase) {
    case "fallos":
      return `Último fallo ${hace(problema.ultimo, ahora)}; hoy van ${problema.hoy}`;
    case "trabajos":
      return [
        ...(problema.fallan.length > 0 ? [`Falla ${Y.format(problema.fallan)}`] : []),
        ...(problema.tarde.length > 0 ? [`No corre a tiempo ${Y.format(problema.tarde)}`] : []),
      ].join(". ");
    case "correos":
      return `Hay correos sin salir desde ${hace(problema.esperanDesde, ahora)}`;
    case "respaldo":
      return FALTA_DE_RESPALDO[problema.falta];
    case "puertos":
      return `No responde ${Y.format(problema.fallan)}`;
  }
}
