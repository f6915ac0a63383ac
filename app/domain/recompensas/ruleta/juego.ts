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

/** Form of the choices about the game: its button says which one it sends. */
export const formularioDeJuego = z.discriminatedUnion(
  "intencion",
  [
    z.object({ intencion: z.enum(["apagar", "encender"]) }),
    z.object({
      intencion: z.literal("pausa"),
      dias: z.coerce
        .number("Elige cuánto dura la pausa")
        .refine((dias) => PAUSAS_EN_DIAS.some((suya) => suya === dias), "Elige cuánto dura la pausa"),
    }),
    z.object({
      intencion: z.literal("limite"),
      girosPorDia: z.coerce
        .number("Escribe un número del 1 al 10")
        .int("Escribe un número del 1 al 10")
        .min(1, "Escribe un número del 1 al 10")
        .max(10, "Escribe un número del 1 al 10"),
    }),
    z.object({
      intencion: z.literal("nacimiento"),
      nacimiento: campoDeFecha("Escribe tu fecha de nacimiento", "Escribe tu fecha de nacimiento"),
    }),
  ],
  "Elige qué quieres hacer",
);
export type EleccionDeJuego = z.output<typeof formularioDeJuego>;

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
        const hoy = fechaDe(now());
        if (nacimiento > hoy || nacimiento < sumarMeses(hoy, -12 * EDAD_MAXIMA_EN_ANIOS)) {
          return refuse("nacimiento-imposible");
        }
        const antes = await juego.tomar(idPersona);
        if (antes.adultaDesde !== null) return refuse("nacimiento-ya-dicho");
        await juego.guardar(idPersona, {
          ...antes,
          adultaDesde: sumarMeses(nacimiento, 12 * EDAD_MINIMA_EN_ANIOS),
        });
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
