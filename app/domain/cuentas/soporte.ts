import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import { makeQuitarEnlace } from "./identidad/accesoDeAsegurado";
import { makeLiberarDocumento } from "./identidad/retirarDocumento";
import { makeQuitarSegundoFactor } from "./segundoFactor/quitarSegundoFactor";

interface DeQuien {
  operador: string;
  idPersona: number;
}

/** Acts of operators for a person who lost their account, or whose account an intruder uses. */
export function makeSoporte(
  deps: Parameters<typeof makeQuitarSegundoFactor>[0] &
    Parameters<typeof makeQuitarEnlace>[0] &
    Parameters<typeof makeLiberarDocumento>[0] & { auditar: Auditar },
) {
  const { auditar } = deps;
  const quitarSegundoFactor = makeQuitarSegundoFactor(deps);
  const quitarEnlace = makeQuitarEnlace(deps);
  const liberarDocumento = makeLiberarDocumento(deps);
  return {
    quitarSegundoFactor: ({ operador, idPersona }: DeQuien) =>
      auditar({ operador, orden: "segundo-factor-quitar", objeto: String(idPersona), mueve: "nada" }, () =>
        quitarSegundoFactor(idPersona),
      ),
    quitarAccesoDeAsegurado: ({ operador, idPersona }: DeQuien) =>
      auditar(
        { operador, orden: "acceso-de-asegurado-quitar", objeto: String(idPersona), mueve: "nada" },
        () => quitarEnlace(idPersona),
      ),
    liberarDocumento: ({ operador, idPersona }: DeQuien) =>
      auditar({ operador, orden: "documento-liberar", objeto: String(idPersona), mueve: "nada" }, () =>
        liberarDocumento(idPersona),
      ),
  };
}

type Soporte = ReturnType<typeof makeSoporte>;
export type RechazoDeSoporte = Extract<Awaited<ReturnType<Soporte[keyof Soporte]>>, { ok: false }>["rechazo"];

export const RECHAZOS_DE_SOPORTE: Rechazos<RechazoDeSoporte> = {
  "persona-no-existe": { clase: "not-found", mensaje: "No hay una persona con ese código." },
  "sin-segundo-factor": {
    clase: "conflict",
    mensaje: "Esa persona no tiene activa la verificación en dos pasos.",
  },
  "sin-acceso-unido": {
    clase: "conflict",
    mensaje: "Ningún acceso de asegurado abre la cuenta de esa persona.",
  },
  "sin-documento": { clase: "conflict", mensaje: "La cuenta de esa persona ya no tiene documento." },
  "documento-comprobado": {
    clase: "conflict",
    mensaje: "La aseguradora conoce el documento de esa persona, o no tiene contraseña: no se puede liberar.",
  },
  "unica-entrada": {
    clase: "conflict",
    mensaje:
      "Esa persona no tiene contraseña: el acceso de asegurado es su única forma de entrar, así que no se puede quitar.",
  },
};
