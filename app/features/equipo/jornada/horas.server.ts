import { horasDeLaSemana, RECHAZOS_DE_JORNADA } from "~/domain/agenda/jornada/jornada";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

const DIAS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];

/** The hour as the field of a browser has it: it knows no 24:00. */
const enCampo = (hora: string) => (hora === "24:00" ? "00:00" : hora);

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const otro = args.params.idEspecialista;
  const { nombre, turnos } = exigir(await services.agenda.verHoras(miembro, otro), RECHAZOS_DE_JORNADA);
  return {
    ajeno: otro === undefined ? null : nombre,
    guardado: new URL(args.request.url).searchParams.get("hecho") === "horas",
    dias: DIAS.map((dia, indice) => {
      const diaDeSemana = indice + 1;
      const propios = turnos
        .filter((turno) => turno.diaDeSemana === diaDeSemana)
        .sort((a, b) => a.desde.localeCompare(b.desde));
      return {
        nombre: dia,
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
    pedir: (horas) => services.agenda.cambiarHoras(miembro, { ...horas, otro: args.params.idEspecialista }),
    luego: () => seguirEn(`${new URL(args.request.url).pathname}?hecho=horas`),
    con: (rechazado) => ({
      fuera: (rechazado?.detalle ?? []).map(({ idCita, inicio, persona }) => ({
        ...{ idCita, persona },
        cuando: diaYHora(inicio, services.now()),
      })),
    }),
  });
}
