import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import { elDiaDe, sumarMinutos } from "../../shared/fechas";
import type { EstadoDeTrabajo, VistasDeMaquina } from "../../shared/maquina";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { problemasDe } from "./problemas";

const VER = { derecho: "maquina", uso: "ver" } as const;
const DIAS_DE_LA_SEMANA = 7;

interface DepsDeMaquina extends Pick<Deps<"maquina">, "repos" | "now"> {
  vistas: VistasDeMaquina;
  trabajos: () => readonly EstadoDeTrabajo[];
}

/**
 * State of the service in numbers, without any person, address or text, and what is wrong with it. Today and the week
 * begin at midnight of Lima.
 */
export function makeVerMaquina({ repos, now, vistas, trabajos }: DepsDeMaquina) {
  return async (miembro: Miembro) => {
    const ahora = now();
    const rechazo = rechazoPorDerecho(miembro, VER, ahora);
    if (rechazo) return refuse(rechazo);
    const hoy = elDiaDe(ahora);
    const desde = { hoy, semana: sumarMinutos(hoy, (1 - DIAS_DE_LA_SEMANA) * UN_DIA_EN_MINUTOS) };
    const [proceso, respaldo, medidas, correos, fallos, base] = await Promise.all([
      vistas.proceso(),
      vistas.respaldo(),
      repos.maquina.medidas(ahora),
      repos.maquina.correos(desde),
      repos.maquina.fallos(desde),
      repos.maquina.base(),
    ]);
    const ocurridos = fallos.filter(({ trabajo }) => trabajo === null);
    const deTrabajos = trabajos().map((trabajo) => ({
      ...trabajo,
      fallosEnLaSemana: fallos
        .filter((fallo) => fallo.trabajo === trabajo.nombre)
        .reduce((suma, { enLaSemana }) => suma + enLaSemana, 0),
      siguiente:
        trabajo.enCurso || trabajo.ultimoFin === null
          ? null
          : new Date(trabajo.ultimoFin.getTime() + trabajo.cadaSegundos * 1000),
    }));
    const vista = {
      ...{ proceso, base, respaldo, medidas, correos, fallos: ocurridos },
      ...{ trabajos: deTrabajos, puertos: vistas.puertos() },
    };
    return done({ ...vista, problemas: problemasDe(vista, ahora) });
  };
}
