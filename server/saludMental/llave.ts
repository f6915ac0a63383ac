import { z } from "zod";
import type { Alerta, LlaveDeAlertas } from "../../app/domain/saludMental/repositorio";
import { makeCofre } from "../platform/cofre";
import { makeHuella } from "../platform/digest";
import { makeHuellaDePersona } from "../platform/huellaDePersona";
import type { Secret } from "../platform/rotation";

/** All of them are as long. */
const LARGO = 96;
const deQuien = z.tuple([z.number(), z.string()]);

/** Says of whom an alert is with the keys of the programme's answers: the storage alone tells of nobody that there is one. */
export function makeLlaveDeAlertas(secretoDeRespuestas: Secret): LlaveDeAlertas {
  const cofre = makeCofre(secretoDeRespuestas, "salud-mental");
  const huella = makeHuella(secretoDeRespuestas);
  const dePersona = makeHuellaDePersona(secretoDeRespuestas);
  return {
    cerrar: (idAlerta, { idPersona, uuidForm }) => ({
      deQuienCerrado: cofre.cerrar(JSON.stringify([idPersona, uuidForm]).padEnd(LARGO), idAlerta),
      huellaDePersona: dePersona(idPersona),
      huellaDeFormulario: huella(`formulario:${uuidForm}`),
    }),
    abrir({ idAlerta, deQuienCerrado }: Pick<Alerta, "idAlerta" | "deQuienCerrado">) {
      try {
        const [idPersona, uuidForm] = deQuien.parse(JSON.parse(cofre.abrir(deQuienCerrado, idAlerta)));
        return { idPersona, uuidForm };
      } catch {
        return null;
      }
    },
    huellasDe: dePersona.posibles,
  };
}
