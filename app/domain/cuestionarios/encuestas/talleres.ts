import type { Coleccion } from "../../contenido/contenido";
import type { Repos } from "../../shared/puertos";
import { asistio } from "../../talleres/inscripciones/inscripcion";
import type { Disparador } from "./invitar";

interface DepsDeTalleres {
  repos: Repos<"inscripciones">;
  coleccion: () => Promise<Pick<Coleccion, "talleres" | "temas">>;
}

/**
 * Gives the workshops that people attended to the survey job. No survey asks about a workshop that is no longer in the
 * content: its theme may have been sensitive.
 */
export const makeDisparadorDeTalleres = ({ repos, coleccion }: DepsDeTalleres): Disparador => ({
  nombre: "taller",
  async terminados(tramo) {
    const lugares = await repos.inscripciones.deFechasQueTerminaron(tramo);
    const asistieron = lugares.filter((lugar) => asistio(lugar, tramo.fin));
    if (asistieron.length === 0) return [];
    const { talleres, temas } = await coleccion();
    const delicados = temas.filter(({ delicado }) => delicado).map(({ url }) => url);
    return asistieron.map(({ inscripcion: { idInscripcion: referencia, idPersona, uid } }) => ({
      ...{ referencia, idPersona },
      delicado:
        talleres.find((taller) => taller.uid === uid)?.temas.some((tema) => delicados.includes(tema)) ?? true,
    }));
  },
});
