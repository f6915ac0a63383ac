import { describe, expect, it } from "vitest";
import {
  conAudio,
  ESCALONES,
  MUESTRAS_MALAS_PARA_BAJAR,
  type Muestra,
} from "../../../app/domain/agenda/videollamada/escalera";
import {
  enComun,
  quiereConexion,
  REINTENTOS_DE_CONEXION,
  SIN_EMPEZAR,
  siguiente,
  type Llamada,
  type Suceso,
} from "../../../app/domain/agenda/videollamada/llamada";
import { fc } from "../../support/azar";

const tras = (sucesos: Suceso[], desde: Llamada = SIN_EMPEZAR) => sucesos.reduce(siguiente, desde);

const ESPERANDO: Suceso[] = [{ tipo: "entrar", escalon: "video" }, { tipo: "entro" }];
const CONECTADA: Suceso[] = [...ESPERANDO, { tipo: "llego-otro", escalon: "video" }, { tipo: "conectada" }];
const buena: Suceso = { tipo: "muestra", muestra: { perdida: 0, idaYVueltaEnMs: 80 } };
const mala = (muestra: Partial<Muestra> = { perdida: 0.4 }): Suceso => ({
  tipo: "muestra",
  muestra: { perdida: 0, idaYVueltaEnMs: 80, ...muestra },
});
const veces = (cuantas: number, suceso: Suceso) => Array.from({ length: cuantas }, () => suceso);

describe("a call", () => {
  it("waits in the room for the other, connects when they come, and waits again when they go", () => {
    expect(tras(ESPERANDO).fase).toBe("esperando");
    expect(tras([...ESPERANDO, { tipo: "llego-otro", escalon: "video" }]).fase).toBe("conectando");
    expect(tras(CONECTADA).fase).toBe("conectada");
    expect(tras([...CONECTADA, { tipo: "se-fue-otro" }])).toMatchObject({ fase: "esperando", otro: null });
  });

  it("says that it reconnects when the connection is cut, and forgets it once it stands again", () => {
    const cortada = tras([...CONECTADA, { tipo: "cortada" }, { tipo: "sin-conexion" }]);
    expect(cortada).toMatchObject({ fase: "reconectando", reintentos: 1, escalon: "video" });
    expect(siguiente(cortada, { tipo: "conectada" })).toMatchObject({ fase: "conectada", reintentos: 0 });
  });

  it("steps down to the chat after three tries to connect, and says why", () => {
    const conectando = tras([...ESPERANDO, { tipo: "llego-otro", escalon: "video" }]);
    const casi = tras(veces(REINTENTOS_DE_CONEXION, { tipo: "sin-conexion" }), conectando);
    expect(casi).toMatchObject({ fase: "conectando", escalon: "video" });
    expect(siguiente(casi, { tipo: "sin-conexion" })).toMatchObject({
      fase: "escribiendo",
      escalon: "texto",
      bajada: "sin-conexion",
    });
  });

  it("steps down to sound after so many bad looks in a row, and a good one starts the count again", () => {
    const casi = [...veces(MUESTRAS_MALAS_PARA_BAJAR - 1, mala()), buena];
    expect(tras([...CONECTADA, ...casi, ...casi])).toMatchObject({ escalon: "video", bajada: null });
    const baja = tras([...CONECTADA, ...veces(MUESTRAS_MALAS_PARA_BAJAR, mala())]);
    expect(baja).toMatchObject({ fase: "conectada", escalon: "audio", bajada: "calidad" });
  });

  it("asks less of a connection that only carries sound", () => {
    const conAudioSolo = tras([...CONECTADA, { tipo: "elegir", escalon: "audio" }]);
    const regulares = veces(MUESTRAS_MALAS_PARA_BAJAR, mala({ perdida: 0.2 }));
    expect(tras(regulares, conAudioSolo).escalon).toBe("audio");
    expect(tras(veces(MUESTRAS_MALAS_PARA_BAJAR, mala({ idaYVueltaEnMs: 901 })), conAudioSolo)).toMatchObject(
      {
        fase: "escribiendo",
        escalon: "texto",
        bajada: "calidad",
      },
    );
  });

  it("steps up again when the person chooses so, and no longer says that it stepped down", () => {
    const baja = tras([...CONECTADA, ...veces(MUESTRAS_MALAS_PARA_BAJAR, mala())]);
    expect(siguiente(baja, { tipo: "elegir", escalon: "video" })).toMatchObject({
      escalon: "video",
      bajada: null,
      fase: "conectada",
    });
  });

  it("uses what the lower of the two can hold", () => {
    const conElOtroEnAudio = tras([...CONECTADA, { tipo: "cambio-otro", escalon: "audio" }]);
    expect(enComun(conElOtroEnAudio)).toBe("audio");
    expect(conElOtroEnAudio).toMatchObject({ fase: "conectada", escalon: "video" });
    const enChat = siguiente(conElOtroEnAudio, { tipo: "cambio-otro", escalon: "texto" });
    expect(enChat.fase).toBe("escribiendo");
    expect(siguiente(enChat, { tipo: "cambio-otro", escalon: "video" }).fase).toBe("conectando");
  });

  it("is over for a tab whose place was taken, until it enters again", () => {
    const relevada = tras([...CONECTADA, { tipo: "relevada" }, { tipo: "conectada" }]);
    expect(relevada.fase).toBe("relevada");
    expect(siguiente(relevada, { tipo: "entrar", escalon: "video" }).fase).toBe("entrando");
  });

  it("wants a connection exactly while there is somebody to speak with, whatever happened before", () => {
    const escalon = fc.constantFrom(...ESCALONES);
    const suceso: fc.Arbitrary<Suceso> = fc.oneof(
      fc.record({
        tipo: fc.constantFrom(
          "entrar" as const,
          "llego-otro" as const,
          "cambio-otro" as const,
          "elegir" as const,
        ),
        escalon,
      }),
      fc.constantFrom<Suceso>(
        { tipo: "entro" },
        { tipo: "conectada" },
        { tipo: "cortada" },
        { tipo: "sin-conexion" },
        { tipo: "se-fue-otro" },
        { tipo: "relevada" },
        { tipo: "salir" },
        mala(),
        buena,
      ),
    );
    fc.assert(
      fc.property(fc.array(suceso, { maxLength: 60, size: "max" }), (sucesos) => {
        const llamada = tras(sucesos);
        const hayConQuien = llamada.otro !== null && conAudio(enComun(llamada));
        expect(quiereConexion(llamada)).toBe(hayConQuien);
      }),
      { numRuns: 1000 },
    );
  });
});
