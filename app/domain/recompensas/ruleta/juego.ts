import { z } from "zod";
import { campoDeFecha } from "../../shared/campos";
import { fechaDe, sumarMeses, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { PreferenciasDeJuego } from "./repositorio";

const EDAD_MINIMA_EN_ANIOS = 18;
const EDAD_MAXIMA_EN_ANIOS = 120;

/** Days of a pause. Nobody ends one before its time. */
export const PAUSAS_EN_DIAS = [1, 7, 30, 180] as const;

export const formularioDePausa = z.object({
  dias: z.coerce
    .number("Elige cuánto dura la pausa")
    .refine((dias): dias is (typeof PAUSAS_EN_DIAS)[number] => PAUSAS_EN_DIAS.some((suya) => suya === dias), {
      error: "Elige cuánto dura la pausa",
    }),
});

export const formularioDeLimite = z.object({
  girosPorDia: z.coerce.number("Escribe un número de giros").int("Escribe un número entero").min(1).max(10),
});

export const formularioDeNacimiento = z.object({
  nacimiento: campoDeFecha("Escribe tu fecha de nacimiento", "Escribe tu fecha de nacimiento"),
});

const UN_DIA_EN_MS = 24 * 60 * 60 * 1000;

/** What a person chooses about the game: on or off, a lower limit, a pause that holds. */
export function makeJuego({ repos, transaccion, now }: Deps<"juego">) {
  const cambiar = (
    idPersona: number,
    con: (antes: PreferenciasDeJuego, ahora: Date) => Partial<PreferenciasDeJuego>,
  ) =>
    transaccion(async ({ juego }) => {
      const antes = await juego.tomar(idPersona);
      await juego.guardar(idPersona, { ...antes, ...con(antes, now()) });
      return done(null);
    });
  return {
    preferencias: (idPersona: number) => repos.juego.preferencias(idPersona),
    /** Hides the game and its coins, which stay, or shows them again. */
    apagar: (idPersona: number, apagado: boolean) => cambiar(idPersona, () => ({ apagado })),
    /** Allows fewer turns in a day. A person sets it lower or higher, never above the round. */
    limitar: (idPersona: number, girosPorDia: number) => cambiar(idPersona, () => ({ girosPorDia })),
    /** Stops the person from playing for some days; a longer pause replaces a shorter one, never the reverse. */
    pausar: (idPersona: number, dias: number) =>
      cambiar(idPersona, ({ enPausaHasta }, ahora) => {
        const hasta = new Date(+ahora + dias * UN_DIA_EN_MS);
        return { enPausaHasta: enPausaHasta && enPausaHasta > hasta ? enPausaHasta : hasta };
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
}
