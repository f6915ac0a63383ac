import { sesionesPendientes } from "../../app/domain/agenda/citas/pendientes";
import { temasPorEspecialidad } from "../../app/domain/agenda/especialistas/temas";
import { withNouns, type Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { citas as deCitas } from "./api/citas";
import { esperas } from "./api/esperas";
import { horarios } from "./api/horarios";
import { persona } from "./api/persona";
import { publico } from "./api/publico";
import { personalData } from "./personalData";
import { makeCalendarioRepository } from "./repositories/calendarios";
import {
  CatalogoEnMemoria,
  makeCatalogoWriter,
  makeEspecialidadRepository,
  makeEspecialistaRepository,
} from "./repositories/catalogo";
import { makeCitaRepository } from "./repositories/citas";
import { makeEsperaRepository } from "./repositories/esperas";
import { makeHorarioRepository } from "./repositories/horarios";
import { makeNotaRepository } from "./repositories/notas";
import { makeSalaRepository } from "./repositories/salas";
import { routes } from "./routes";
import { openAgenda } from "./services";
import { tables } from "./tables";

export type OpenedAgenda = ReturnType<typeof openAgenda>;

export const agenda = withNouns({
  name: "agenda",
  open: openAgenda,
  owed: sesionesPendientes,
  tables,
  personalData,
  repositories: () => {
    const catalogo = new CatalogoEnMemoria();
    return ({ db, causa }: Connection) => {
      const especialidades = makeEspecialidadRepository(db, catalogo);
      const especialistas = makeEspecialistaRepository(db, catalogo);
      const calendarios = makeCalendarioRepository(db);
      return {
        especialidades,
        especialistas,
        temas: {
          posibles: async () =>
            temasPorEspecialidad(await especialistas.todos(), await especialidades.todas()),
        },
        catalogo: makeCatalogoWriter(db),
        horarios: makeHorarioRepository(db),
        citas: makeCitaRepository(db, causa),
        calendarios,
        direccionesSecretas: { borrar: calendarios.borrar },
        notas: makeNotaRepository(db),
        salas: makeSalaRepository(db),
        esperas: makeEsperaRepository(db),
      };
    };
  },
  endpoints: [...publico, ...horarios, ...deCitas, ...esperas, ...persona],
  orders: {},
  routes,
} satisfies Module);
