import { seTuvo } from "../../agenda/citas/cita";
import type { Repos } from "../../shared/puertos";
import { esDelicada } from "./delicado";
import type { Disparador } from "./invitar";

/** Gives the sessions that took place to the survey job. */
export const makeDisparadorDeSesiones = ({ citas }: Repos<"citas">): Disparador => ({
  nombre: "sesion",
  async terminados(tramo) {
    const terminadas = await citas.terminadas(tramo);
    return terminadas
      .filter((cita) => seTuvo(cita, tramo.fin))
      .map(({ idCita, idPersona, slugDeEspecialidad }) => ({
        ...{ referencia: idCita, idPersona },
        delicado: esDelicada(slugDeEspecialidad),
      }));
  },
});
