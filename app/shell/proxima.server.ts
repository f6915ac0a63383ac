import type { AppLoadContext } from "@remix-run/node";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { direccionDeCita, direccionDeSala } from "~/domain/agenda/citas/direcciones";
import { esHoraDeEntrar } from "~/domain/agenda/citas/sala";
import type { ProximoTaller, RutaEnCurso } from "~/components/siguiente";
import { DIRECCION_DE_MI_AGENDA } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { ahorraDatos } from "./ahorro.server";
import { leerParte, type ParteLeida } from "./partes.server";
import { inicioEnPalabras, rutaEnPalabras, tallerEnPalabras } from "./siguiente.server";

/** The next session of the person as its tile shows it. */
export interface ProximaCita {
  nombre: string;
  retrato: string;
  inicio: { iso: string; texto: string };
  href: string;
  /** True while the room of the session is open. */
  abierta: boolean;
}

/** The next session and the next workshop of the person. */
interface Siguiente {
  cita: ProximaCita | null;
  taller: TallerDeFicha | null;
}
export type TallerDeFicha = Omit<ProximoTaller, "esHoy" | "guardado">;
export type Lectura = ParteLeida<Siguiente>;

/**
 * Reads the next event and the route of a person. A failure of one leaves the other. The event is no workshop place that
 * is only kept: the page tells of those in a line of their own.
 */
export async function verSiguiente(
  { request, context }: { request: Request; context: AppLoadContext },
  idPersona: number,
): Promise<{ proxima: Lectura; ruta: ParteLeida<RutaEnCurso | null> }> {
  const pasos = services.rutas.proximosPasos(idPersona, { comoEsta: true, sinGuardados: true });
  const leerProxima = async (): Promise<Siguiente> => {
    const [cita, { taller }] = await Promise.all([services.agenda.verProxima(idPersona), pasos]);
    const antesElTaller = taller && (!cita || taller.inicio < cita.inicio);
    return {
      cita: cita && !antesElTaller ? citaEnPalabras(cita) : null,
      taller: antesElTaller ? deFicha(await tallerEnPalabras(taller, false)) : null,
    };
  };
  const leerRuta = async () => {
    const { ruta } = await pasos;
    return ruta && rutaEnPalabras(ruta, { discreta: false, ahorro: await ahorraDatos(request) });
  };
  const [proxima, ruta] = await Promise.all([
    leerParte(context, leerProxima()),
    leerParte(context, leerRuta()),
  ]);
  return { proxima, ruta };
}

const deFicha = ({ esHoy: _, guardado: _guardado, ...taller }: ProximoTaller): TallerDeFicha => taller;

type CitaLeida = NonNullable<Awaited<ReturnType<typeof services.agenda.verProxima>>>;

function citaEnPalabras({ especialista, inicio, fin, idCita }: CitaLeida): ProximaCita {
  const now = services.now();
  const abierta = idCita !== null && esHoraDeEntrar({ inicio, fin }, now);
  return {
    nombre: nombreCompleto(especialista),
    retrato: especialista.retrato,
    inicio: inicioEnPalabras(inicio, now),
    href:
      idCita === null
        ? DIRECCION_DE_MI_AGENDA
        : abierta
          ? direccionDeSala({ idCita })
          : direccionDeCita({ idCita }),
    abierta,
  };
}
