import { tieneDerecho } from "../../equipo/derechos/derechos";
import type { Miembro } from "../../equipo/derechos/exigir";
import type { Espera } from "../../equipo/hoy";
import { fechaDe, horaDe, instanteDe, sumarDias } from "../../shared/fechas";
import type { Deps, ReposSinCandado } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";
import { leerNotaCompartida } from "../notas/compartir";
import {
  DIAS_DESPUES_DE_HOY,
  estadoEnPalabras,
  rechazoPorInasistencia,
  seEntra,
  seLeeLaNota,
  sePuedeDejar,
} from "./miAgenda";
import { especialistaPropio, primerNombre } from "./propia";

const VER = { derecho: "sesiones", uso: "ver" } as const;

type ReposAlVer = "citas" | "consentimientos" | "miAgenda" | "notas" | "personas";

/** The stretch of whole days of Lima from today on. */
function tramoDesdeHoy(ahora: Date, dias: number) {
  const hoy = fechaDe(ahora);
  return { inicio: instanteDe(hoy, "00:00"), fin: instanteDe(sumarDias(hoy, dias), "00:00") };
}

/** Own sessions of a specialist, today and the next seven days, with the acts that are possible now. */
export function makeVerMiAgenda({ repos, now }: Deps<ReposAlVer>) {
  return async (miembro: Miembro) => {
    const propio = await especialistaPropio({ repos, now }, miembro, VER);
    if (!propio.ok) return propio;
    const ahora = now();
    const citas = await repos.citas.delEspecialista(
      propio.value,
      tramoDesdeHoy(ahora, 1 + DIAS_DESPUES_DE_HOY),
    );
    const faltas = await repos.miAgenda.inasistencias(citas.map(({ idHorario }) => idHorario));
    const sesiones = [];
    for (const cita of citas)
      sesiones.push(await aSesion(repos, cita, { ahora, falto: faltas.has(cita.idHorario) }));
    return done(sesiones);
  };
}

async function aSesion(
  repos: ReposSinCandado<ReposAlVer>,
  cita: CitaConDetalle,
  { ahora, falto }: { ahora: Date; falto: boolean },
) {
  const { idCita, inicio, fin, especialidad } = cita;
  return {
    ...{ idCita, inicio, fin, especialidad },
    persona: await primerNombre(repos, cita),
    estado: estadoEnPalabras(cita, ahora, falto),
    seEntra: seEntra(cita, ahora),
    conNota: seLeeLaNota(cita, ahora) && (await leerNotaCompartida(repos, cita, ahora)) !== null,
    puedeFaltar: !falto && rechazoPorInasistencia(cita, ahora) === null,
    sePuedeDejar: sePuedeDejar(cita, ahora),
  };
}

/** Own sessions of today that are not over, as "Hoy" counts them; nothing for a member who is no specialist. */
export function makeVerSesionesDeHoy({ repos, now }: Pick<Deps<"citas" | "miAgenda">, "repos" | "now">) {
  return async (miembro: Miembro): Promise<Espera[]> => {
    if (!tieneDerecho(miembro.roles, VER)) return [];
    const propio = await especialistaPropio({ repos, now }, miembro, VER);
    if (!propio.ok) return [];
    const ahora = now();
    const deHoy = await repos.citas.delEspecialista(propio.value, tramoDesdeHoy(ahora, 1));
    const porTener = deHoy.filter(({ fin, cambioLibre }) => fin > ahora && !cambioLibre);
    const [proxima] = porTener;
    if (!proxima) return [];
    const texto = `Sesiones de hoy, desde las ${horaDe(proxima.inicio)}`;
    return [{ texto, href: "/equipo/mi-agenda", cuantas: porTener.length }];
  };
}
