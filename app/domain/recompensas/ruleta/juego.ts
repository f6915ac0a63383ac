import { z } from "zod";
import { campoDeFecha } from "../../shared/campos";
import { fechaDe, sumarMeses, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { RechazoDeJuego } from "./rechazos";

const EDAD_MINIMA_EN_ANIOS = 18;
const EDAD_MAXIMA_EN_ANIOS = 120;

/** Days of a pause. Nobody ends one before its time. */
export const PAUSAS_EN_DIAS = [1, 7, 30, 180] as const;

const GIROS = "Escribe un número del 1 al 10";
const NACIMIENTO = "Escribe tu fecha de nacimiento";

/** Fields of the choices about the game. */
export const camposDeJuego = {
  dias: z.coerce
    .number("Elige cuánto dura la pausa")
    .refine((elegidos) => PAUSAS_EN_DIAS.some((suya) => suya === elegidos), "Elige cuánto dura la pausa"),
  girosPorDia: z.coerce.number(GIROS).int(GIROS).min(1, GIROS).max(10, GIROS),
  nacimiento: campoDeFecha(NACIMIENTO, NACIMIENTO),
};
const { dias, girosPorDia, nacimiento } = camposDeJuego;

/** Form of the choices about the game: its button says which one it sends. */
export const formularioDeJuego = z.discriminatedUnion(
  "intencion",
  [
    z.object({ intencion: z.enum(["apagar", "encender"]) }),
    z.object({ intencion: z.literal("pausa"), dias }),
    z.object({ intencion: z.literal("limite"), girosPorDia }),
    z.object({ intencion: z.literal("nacimiento"), nacimiento }),
  ],
  "Elige qué quieres hacer",
);
export type EleccionDeJuego = z.output<typeof formularioDeJuego>;

/** First day on which a person who was born on a day is of age; null for a birth that cannot be. */
export function mayorDeEdadDesde(nacimiento: Fecha, hoy: Fecha): Fecha | null {
  if (nacimiento > hoy || nacimiento < sumarMeses(hoy, -12 * EDAD_MAXIMA_EN_ANIOS)) return null;
  return sumarMeses(nacimiento, 12 * EDAD_MINIMA_EN_ANIOS);
}

const UN_DIA_EN_MS = 24 * 60 * 60 * 1000;

/** Choices of a person about the game: on or off, a lower limit, a pause that holds. */
export function makeJuego({ repos, transaccion, now }: Deps<"juego" | "monedas">) {
  const juego = {
    preferencias: (idPersona: number) => repos.juego.preferencias(idPersona),
    /** Hides the game and its coins, which stay, or shows them again. */
    apagar: (idPersona: number, apagado: boolean) =>
      transaccion(async ({ monedas }) => {
        await monedas.apagar(idPersona, apagado, now());
        return done(null);
      }),
    /** Allows fewer turns in a day. A person sets it lower or higher, never above the round. */
    limitar: (idPersona: number, girosPorDia: number) =>
      transaccion(async ({ juego }) => {
        await juego.guardar(idPersona, { ...(await juego.tomar(idPersona)), girosPorDia });
        return done(null);
      }),
    /** Stops the person from playing for some days. A longer pause replaces a shorter one; a shorter one is refused. */
    pausar: (idPersona: number, dias: number) =>
      transaccion(async ({ juego }) => {
        const antes = await juego.tomar(idPersona);
        const hasta = new Date(+now() + dias * UN_DIA_EN_MS);
        if (antes.enPausaHasta && antes.enPausaHasta > hasta) return refuse("pausa-no-se-acorta");
        await juego.guardar(idPersona, { ...antes, enPausaHasta: hasta });
        return done(null);
      }),
    /** Keeps the day on which the person is of age, and not the day of their birth. It is said once. */
    decirNacimiento: (idPersona: number, nacimiento: Fecha) =>
      transaccion(async ({ juego }) => {
        const adultaDesde = mayorDeEdadDesde(nacimiento, fechaDe(now()));
        if (adultaDesde === null) return refuse("nacimiento-imposible");
        const antes = await juego.tomar(idPersona);
        if (antes.adultaDesde !== null) return refuse("nacimiento-ya-dicho");
        await juego.guardar(idPersona, { ...antes, adultaDesde });
        return done(null);
      }),
  };

  /** Does what a form of the game chose. */
  const elegir = (idPersona: number, elegido: EleccionDeJuego): Promise<Result<null, RechazoDeJuego>> => {
    if (elegido.intencion === "pausa") return juego.pausar(idPersona, elegido.dias);
    if (elegido.intencion === "limite") return juego.limitar(idPersona, elegido.girosPorDia);
    if (elegido.intencion === "nacimiento") return juego.decirNacimiento(idPersona, elegido.nacimiento);
    return juego.apagar(idPersona, elegido.intencion === "apagar");
  };
  return { ...juego, elegir };
}
