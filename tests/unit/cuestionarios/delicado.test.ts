import { expect, it } from "vitest";
import { makeDisparadorDeTalleres } from "../../../app/domain/cuestionarios/encuestas/talleres";
import { makeDisparadorDeRutas } from "../../../app/domain/rutas/encuesta";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM as AHORA } from "../../support/constructores";

const tramo = { inicio: sumarMinutos(AHORA, -60), fin: AHORA };
const CALMA = { url: "duelo", color: "veterinaria", delicado: true };
const PLATO = { url: "plato", color: "psicologia", delicado: false };

it.each([
  [[CALMA], true],
  [[PLATO], false],
  [[PLATO, CALMA], true],
])("whether a theme is delicate is what its file says, and no colour: %j", async (temas, delicado) => {
  const urls = temas.map(({ url }) => url);
  const talleres = makeDisparadorDeTalleres({
    repos: {
      inscripciones: {
        deFechasQueTerminaron: () => [
          {
            inscripcion: { idInscripcion: "i", idPersona: 1, uid: "uno" },
            fecha: { fin: AHORA, canceladaPor: null },
            asistio: true,
          },
        ],
      },
    } as never,
    coleccion: () =>
      Promise.resolve({ talleres: [{ uid: "uno", temas: urls }], temas: [CALMA, PLATO] } as never),
  });
  const rutas = makeDisparadorDeRutas({
    repos: { recorridos: { terminados: () => [{ idRecorrido: "r", idPersona: 1, uid: "uno" }] } } as never,
    rutas: { porUid: () => Promise.resolve({ temas } as never) },
  });
  expect(await talleres.terminados(tramo)).toEqual([{ referencia: "i", idPersona: 1, delicado }]);
  expect(await rutas.terminados(tramo)).toEqual([{ referencia: "r", idPersona: 1, delicado }]);
});
