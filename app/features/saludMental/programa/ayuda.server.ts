import type { Abierto } from "~/domain/cuestionarios/leer";
import { dondeSigue } from "~/domain/cuestionarios/recorrido";
import { avisoA } from "./aviso.server";
import { direccionDePregunta } from "./direcciones";

/** Whom to call, what becomes of the alert, and with which question to go on. */
export const verAyuda = async (persona: { idPersona: number } | null, abierto: Abierto | null) => ({
  paso: "ayuda" as const,
  aviso: await avisoA(persona),
  seguir: abierto && direccionDePregunta(abierto.estado, dondeSigue(abierto.estado)),
});
