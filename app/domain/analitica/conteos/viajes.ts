import { comoPatron, type PatronDePagina } from "../eventos";
import type { EventoContado } from "./conteo";

/** Step of a journey: a page that was seen, or something that happened, on some pages or on any. */
export type Paso = { nombre: string } & (
  { pagina: string } | { evento: EventoContado; en?: readonly PatronDePagina[] }
);

/** Step that is the first page of a form of several. */
const empieza = (nombre: string, ...en: string[]): Paso => ({
  ...{ nombre, evento: "begin", en: en.map(comoPatron) },
});

/** Journeys as steps. Nobody is followed: each step is counted by itself, as often as it is seen. */
export const VIAJES: readonly { nombre: string; pasos: readonly Paso[] }[] = [
  {
    nombre: "Reservar una sesión",
    pasos: [
      { nombre: "Inicio", pagina: "/" },
      { nombre: "Especialistas", pagina: "/especialista" },
      { nombre: "Día y hora", pagina: "/agendar/:especialidad" },
      { nombre: "Resumen", pagina: "/resumen" },
      { nombre: "Pagada", pagina: "/resumen/exito" },
    ],
  },
  {
    nombre: "Crear una cuenta",
    pasos: [
      empieza("Primer paso", "/registro/:paso?", "/registro-app/:paso?"),
      { nombre: "Cuenta creada", evento: "sign-up-completed" },
    ],
  },
  {
    nombre: "Hacer el test de bienestar",
    pasos: [
      { nombre: "Presentación", pagina: "/test-de-bienestar" },
      empieza("Primera pregunta", "/test-de-bienestar/formulario"),
      { nombre: "Resultados", pagina: "/test-de-bienestar/resultados" },
    ],
  },
  {
    nombre: "Presentar un reclamo",
    pasos: [empieza("Primer paso", "/reclamo"), { nombre: "Hoja vista", pagina: "/reclamo/:codigo" }],
  },
];
