import type { AppLoadContext } from "@remix-run/node";
import type { ImagenDeTarjeta } from "~/components/fichaDePieza";
import type { ProximaCita, ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import type { AvanceDeTest } from "~/domain/cuestionarios/repositorio";
import type { ProximoTaller as TallerDeAlguien } from "~/domain/rutas/repositorio";
import { services } from "~/services.server";
import { ahorraDatos } from "../marco/ahorro.server";
import { leerParte, type ParteLeida } from "./partes.server";
import { citaEnPalabras, escenaDeTaller, rutaEnPalabras, tallerEnPalabras } from "./siguiente.server";

/** The next session and the next workshop of the person. */
interface Siguiente {
  cita: CitaDeFicha | null;
  taller: TallerDeFicha | null;
}
export type CitaDeFicha = Omit<ProximaCita, "esHoy">;
export interface TallerDeFicha extends Omit<ProximoTaller, "esHoy" | "guardado"> {
  /** Scene of the workshop; null when it has none. */
  imagen: ImagenDeTarjeta | null;
}
export type Lectura = ParteLeida<Siguiente>;

/**
 * Reads the next event, the route and the state of the test of a person. A failure of one leaves the other. The event is no workshop place that
 * is only kept: the page tells of those in a line of their own.
 */
export async function verSiguiente(
  { request, context }: { request: Request; context: AppLoadContext },
  idPersona: number,
): Promise<{
  proxima: Lectura;
  ruta: ParteLeida<RutaEnCurso | null>;
  test: ParteLeida<AvanceDeTest | null>;
}> {
  const pasos = services.rutas.proximosPasos(idPersona, { comoEsta: true, sinGuardados: true });
  const leerProxima = async (): Promise<Siguiente> => {
    const [cita, { taller }] = await Promise.all([services.agenda.verProxima(idPersona), pasos]);
    const antesElTaller = taller && (!cita || taller.inicio < cita.inicio);
    return {
      cita: cita && !antesElTaller ? citaDeFicha(citaEnPalabras(cita, false)) : null,
      taller: antesElTaller ? await tallerDeFicha(taller) : null,
    };
  };
  const leerRuta = async () => {
    const { ruta } = await pasos;
    return ruta && rutaEnPalabras(ruta, { discreta: false, ahorro: await ahorraDatos(request) });
  };
  const [proxima, ruta, test] = await Promise.all([
    leerParte(context, leerProxima()),
    leerParte(context, leerRuta()),
    leerParte(
      context,
      pasos.then((leidos) => leidos.test),
    ),
  ]);
  return { proxima, ruta, test };
}

const citaDeFicha = ({ esHoy: _, ...cita }: ProximaCita): CitaDeFicha => cita;

async function tallerDeFicha(lugar: TallerDeAlguien): Promise<TallerDeFicha> {
  const [{ esHoy: _, guardado: _guardado, ...taller }, imagen] = await Promise.all([
    tallerEnPalabras(lugar, false),
    escenaDeTaller(lugar),
  ]);
  return { ...taller, imagen };
}
