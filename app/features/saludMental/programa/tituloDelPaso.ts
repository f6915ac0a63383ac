import { TITULO_DE_AYUDA } from "~/components/ayudaArriba";
import { tituloDePregunta } from "~/components/tituloDePregunta";

type Paso =
  | { paso: "inicio" | "ayuda" }
  | { paso: "pregunta"; alarma: "aqui" | "antes" | null; progreso: { numero: number } };

const PROGRAMA_DE_SALUD_MENTAL = "Programa de salud mental";

/** Title of each step of the programme; all steps share one address. */
export function tituloDelPaso(datos: Paso | undefined): string {
  if (datos?.paso === "ayuda") return TITULO_DE_AYUDA;
  if (datos?.paso !== "pregunta") return PROGRAMA_DE_SALUD_MENTAL;
  return tituloDePregunta(PROGRAMA_DE_SALUD_MENTAL, datos);
}
