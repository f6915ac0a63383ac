import { expect, it } from "vitest";
import { commitAnterior, MOTORES_DE_LA_FORMA_CORTA, simularActualizacion } from "./caidas/actualizacion";
import { juzgarActualizacion } from "./caidas/comprobar";
import { falladas } from "./informe";

/**
 * Short form of the simulation `SOLO=actualizacion npm run drill -- caidas`. It needs a clone that knows the previous
 * release.
 */
it(
  "the release before books, cancels and pays on the schema of this one",
  { timeout: 600_000 },
  async (test) => {
    const anterior = commitAnterior();
    if (!anterior) {
      return test.skip(
        "this clone does not reach back to before the last migration: fetch more of its history",
      );
    }
    const actualizados = await simularActualizacion({ anterior, corta: true });
    expect(falladas(juzgarActualizacion(actualizados, MOTORES_DE_LA_FORMA_CORTA))).toEqual([]);
  },
);
