import type { TalleresDeAgenda } from "../agenda/talleres";
import type { Repos } from "../shared/puertos";
import { enAgenda } from "./inscripciones/avisos";

/** A person's places, for their agenda. What has ended is in none. */
export function makeTalleresDeAgenda({ inscripciones }: Repos<"inscripciones">): TalleresDeAgenda {
  return {
    async deLaPersona(idPersona, desde, hasta) {
      const suyas = await inscripciones.deLaPersona(idPersona, { desde, hasta });
      return suyas.flatMap(({ inscripcion, fecha }) =>
        inscripcion.estado === "terminada"
          ? []
          : { ...enAgenda(inscripcion, fecha), estado: inscripcion.estado, asistencia: false },
      );
    },
  };
}
