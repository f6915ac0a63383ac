import { horasDeLaSemana, RECHAZOS_DE_JORNADA } from "~/domain/agenda/jornada/jornada";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

const HREF = "/equipo/mi-agenda/horas";
const DIAS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];

/** The hour as the field of a browser has it: it knows no 24:00. */
const enCampo = (hora: string) => (hora === "24:00" ? "00:00" : hora);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const turnos = exigir(await services.agenda.verHoras(miembro), RECHAZOS_DE_JORNADA);
  return {
    guardado: new URL(args.request.url).searchParams.get("hecho") === "horas",
    dias: DIAS.map((nombre, indice) => {
      const diaDeSemana = indice + 1;
      const propios = turnos
        .filter((turno) => turno.diaDeSemana === diaDeSemana)
        .sort((a, b) => a.desde.localeCompare(b.desde));
      return {
        nombre,
        diaDeSemana,
        // The empty row takes another shift.
        filas: [
          ...propios.map(({ desde, hasta }) => ({ desde: enCampo(desde), hasta: enCampo(hasta) })),
          { desde: "", hasta: "" },
        ],
      };
    }),
  };
}

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  return recibir(await leerCampos(args), {
    esquema: horasDeLaSemana,
    rechazos: RECHAZOS_DE_JORNADA,
    pedir: (horas) => services.agenda.cambiarHoras(miembro, horas),
    luego: () => seguirEn(`${HREF}?hecho=horas`),
    con: (rechazado) => ({
      fuera: (rechazado?.detalle ?? []).map(({ idCita, inicio, persona }) => ({
        ...{ idCita, persona },
        cuando: diaYHora(inicio, services.now()),
      })),
    }),
  });
}
