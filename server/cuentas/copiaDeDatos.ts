import { aJson, aTexto, COPIA_EN_JSON, COPIA_EN_TEXTO } from "../../app/domain/cuentas/misDatos/copia";
import { makeCopiarDatos } from "../../app/domain/cuentas/misDatos/verMisDatos";
import type { Repositorios, ReposSinCandado } from "../../app/domain/shared/puertos";
import type { Attachments, Base } from "../platform/services";
import { makeAbrirSeccion } from "./seccionesCerradas";

type Copia = Awaited<ReturnType<ReturnType<typeof makeCopiarDatos>>>;

/** The copy of a person's data as bytes; null once the account is deleted. It is made as its mail is sent. */
const adjunto =
  (escribir: (copia: Copia) => string) =>
  async (
    repos: ReposSinCandado<keyof Repositorios>,
    id: string,
    { options, declared, db, now, contributed }: Base,
  ) => {
    const idPersona = Number(id);
    if (!(await repos.personas.porId(idPersona))) return null;
    const abrir = makeAbrirSeccion(declared, { db, secretoDeRespuestas: options.secretoDeRespuestas });
    const nombres = () => contributed("nombres");
    return new TextEncoder().encode(
      escribir(await makeCopiarDatos({ repos, now, abrir, nombres })(idPersona)),
    );
  };

export const adjuntosDeCopia: Attachments = {
  [COPIA_EN_JSON]: adjunto((copia) => JSON.stringify(aJson(copia), null, 2)),
  [COPIA_EN_TEXTO]: adjunto(aTexto),
};
