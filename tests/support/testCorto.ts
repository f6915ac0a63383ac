import { FORMULARIO_DE_PRUEBA } from "./cuestionarios";
import { valor, type Mundo } from "./servicios";

const IDFORM = "test-de-bienestar";
/** A short wellness test for journeys: its file in the content, and its text. */
export const TEST_CORTO = [
  `cuestionarios/${IDFORM}.yaml`,
  FORMULARIO_DE_PRUEBA.replace("idform: prueba", `idform: ${IDFORM}`),
] as const;

/** Fills in the wellness test for a person; `entero: false` leaves it before its end. */
export async function hacerElTest(
  { servicios: { cuestionarios } }: Mundo,
  idPersona: number,
  { entero = true } = {},
): Promise<void> {
  const cuestionario = { idform: IDFORM, dueno: { idPersona } };
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  valor(await cuestionarios.empezar({ ...cuestionario, red: "203.0.113.9", consentimiento }));
  const responder = async (codPregunta: string, ...ids: string[]) =>
    valor(
      await cuestionarios.responder({
        ...cuestionario,
        codPregunta,
        respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
      }),
    );
  await responder("elegir", "c");
  if (!entero) return;
  await responder("peso", "2");
  await responder("orden", "dos", "uno", "tres");
  await responder("recomendar", "9");
  valor(
    await cuestionarios.responder({ ...cuestionario, codPregunta: "nota", respuesta: [{ texto: "Nada." }] }),
  );
  valor(await cuestionarios.terminar(cuestionario));
}
