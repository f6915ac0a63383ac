import { nombreCompleto } from "../especialistas/especialista";
import type { Deps } from "../../shared/puertos";
import { estaVigente } from "../horarios/horario";
import { ESPERAS_A_LA_VISTA, type Espera, type OfertaDeEspera } from "./espera";

export interface EsperaALaVista extends Espera {
  especialista: string;
  especialidad: string;
  slugDeEspecialista: string;
  /** How many are before them for the same times; null where it has ended. */
  antes: number | null;
  oferta: (OfertaDeEspera & { expiraEn: Date }) | null;
  /** Times that came free and were not offered to them. */
  saltadas: OfertaDeEspera[];
}

/** The lines that a person waits in, the live ones first, with what is offered to them now. */
export function makeVerEsperas({ repos, now }: Deps<"especialistas" | "esperas" | "horarios">) {
  return async (idPersona: number): Promise<EsperaALaVista[]> => {
    const ahora = now();
    const esperas = await repos.esperas.deLaPersona(idPersona, ESPERAS_A_LA_VISTA);
    const ids = esperas.map(({ idEspera }) => idEspera);
    const enLinea = esperas.filter(({ estado }) => estado === "esperando");
    const [especialistas, ofertas, antes] = await Promise.all([
      repos.especialistas.todos(),
      repos.esperas.ofertas(ids),
      repos.esperas.cuantasAntes(enLinea.map(({ idEspera }) => idEspera)),
    ]);
    const vigentes = ofertas.flatMap(({ estado, idHorario }) =>
      estado === "vigente" && idHorario ? [idHorario] : [],
    );
    const horarios = await repos.horarios.varios(vigentes);
    const vistas = esperas.map((espera): EsperaALaVista => {
      const especialista = especialistas.find((uno) => uno.idEspecialista === espera.idEspecialista);
      const suyas = ofertas.filter(({ idEspera }) => idEspera === espera.idEspera);
      const vigente = suyas.find(({ estado }) => estado === "vigente");
      const horario = horarios.find(({ idHorario }) => idHorario === vigente?.idHorario);
      return {
        ...espera,
        especialista: especialista ? nombreCompleto(especialista) : "",
        especialidad: especialista?.especialidad ?? "",
        slugDeEspecialista: especialista?.slug ?? "",
        antes: espera.estado === "esperando" ? (antes.get(espera.idEspera) ?? 0) : null,
        oferta:
          vigente && horario && estaVigente(horario, ahora)
            ? { ...vigente, expiraEn: horario.expiraEn }
            : null,
        saltadas: espera.estado === "terminada" ? [] : suyas.filter(({ estado }) => estado === "saltada"),
      };
    });
    return vistas.sort((una, otra) => Number(una.fin !== null) - Number(otra.fin !== null));
  };
}

/** The workshops to come in which a person waits for a place, or has one that came free kept until they answer. */
export function makeVerTalleresEsperados({ repos, now }: Deps<"talleresDeAgenda">) {
  return (idPersona: number) => repos.talleresDeAgenda.esperados(idPersona, now());
}
