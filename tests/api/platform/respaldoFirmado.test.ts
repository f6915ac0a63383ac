import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { atender } from "../../../server/ops/ops";
import { newDatabase } from "../../support/baseDeDatos";

const alFinal: (() => unknown)[] = [];
afterEach(() => {
  for (const deshacer of alFinal.splice(0)) deshacer();
});

function carpetaNueva(secretos: object | null = null): string {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-respaldo-"));
  alFinal.push(() => rmSync(carpeta, { recursive: true }));
  if (secretos) writeFileSync(path.join(carpeta, "secretos.json"), JSON.stringify(secretos));
  return carpeta;
}

interface Lugar {
  dataDir: string;
  databaseUrl: string;
  secretoDeSesion?: string;
}

async function ops(lugar: Lugar, ...argumentos: string[]) {
  const noSeAbre = () => Promise.reject(new Error("the services are not opened for this"));
  const ahora = { now: () => new Date() };
  const { estado, salida } = await atender([...argumentos, "--json", "--operador", "ana"], noSeAbre, {
    ...lugar,
    ...ahora,
  });
  return { estado, ...(JSON.parse(salida) as { codigo?: string; mensaje?: string; valor?: object }) };
}

const SECRETO = { SESSION_SECRET: "el-de-esta-instalacion" };

async function respaldada(lugar: Partial<Lugar> = {}, secretos: object | null = SECRETO) {
  const origen = { dataDir: carpetaNueva(secretos), databaseUrl: await newDatabase(), ...lugar };
  const carpeta = path.join(carpetaNueva(), "respaldo");
  const { valor } = await ops(origen, "respaldo", carpeta);
  return { carpeta, valor };
}
function enOtroLugar(secretos: object | null, secretoDeSesion = ""): Lugar {
  const dataDir = carpetaNueva(secretos);
  return { dataDir, databaseUrl: path.join(dataDir, "base.sqlite"), secretoDeSesion };
}

describe.skipIf(process.env.TEST_DATABASE === "postgres")("a signed backup", () => {
  it("is taken by who has its secret: in its folder, in its environment, or among those of before", async () => {
    const { carpeta, valor } = await respaldada();
    expect(valor).toMatchObject({ firma: "con SESSION_SECRET" });
    const aceptacion = { estado: 0, valor: { firma: "con el secreto de esta instalación" } };
    expect(await ops(enOtroLugar(SECRETO), "restaurar", carpeta)).toMatchObject(aceptacion);
    for (const escrito of ["el-de-esta-instalacion", "el-nuevo, el-de-esta-instalacion"]) {
      expect(await ops(enOtroLugar(null, escrito), "restaurar", carpeta), escrito).toMatchObject(aceptacion);
    }
    expect(await ops(enOtroLugar(null), "restaurar", carpeta), "nobody's place").toMatchObject({
      estado: 0,
      valor: { firma: "con el secreto que trae" },
    });
  });

  it("is refused where a digest, a count or the file itself was written anew, or by another", async () => {
    const { carpeta } = await respaldada();
    const donde = path.join(carpeta, "respaldo.json");
    const escrito = readFileSync(donde, "utf8");
    const { firma: _, ...manifiesto } = JSON.parse(escrito) as Record<string, object>;
    const firma = (JSON.parse(escrito) as { firma: string }).firma;
    const restaurar = () => ops(enOtroLugar(SECRETO), "restaurar", carpeta);
    for (const cambiado of [
      { ...manifiesto, firma, archivos: { ...manifiesto.archivos, "base.sqlite": { bytes: 1, sha256: "" } } },
      { ...manifiesto, firma, operador: "otra" },
      { ...manifiesto, firma, filas: {} },
      { ...manifiesto, firma: "" },
      { ...manifiesto, firma: firma.toLowerCase() },
    ]) {
      writeFileSync(donde, JSON.stringify(cambiado));
      expect(await restaurar()).toMatchObject({ estado: 1, codigo: "respaldo-alterado" });
    }
    writeFileSync(donde, JSON.stringify(manifiesto));
    expect(await restaurar()).toMatchObject({ estado: 1, codigo: "respaldo-sin-firma" });

    writeFileSync(donde, escrito);
    const otro = enOtroLugar({ SESSION_SECRET: "otro" });
    expect(await ops(otro, "restaurar", carpeta)).toMatchObject({ codigo: "respaldo-alterado" });
    expect(await ops(otro, "restaurar", carpeta, "--sin-firma", "--reemplazar")).toMatchObject({
      estado: 0,
      valor: { firma: "sin comprobar" },
    });
  });

  it("is none where no secret is known, and says so", async () => {
    const { carpeta, valor } = await respaldada({}, null);
    expect(valor).toMatchObject({ firma: expect.stringContaining("--sin-firma") as string });
    expect(await ops(enOtroLugar(null), "restaurar", carpeta)).toMatchObject({
      codigo: "respaldo-sin-firma",
    });
    expect(await ops(enOtroLugar(null), "restaurar", carpeta, "--sin-firma")).toMatchObject({ estado: 0 });
  });
});

it("a backup to where no folder can be is refused in a sentence", async () => {
  const lugar = { dataDir: carpetaNueva(), databaseUrl: await newDatabase() };
  const archivo = path.join(lugar.dataDir, "archivo");
  writeFileSync(archivo, "");
  for (const imposible of ["/proc/1/x", path.join(archivo, "x"), path.join(lugar.dataDir, "x".repeat(300))]) {
    expect(await ops(lugar, "respaldo", imposible), imposible).toEqual({
      ok: false,
      estado: 1,
      codigo: "carpeta-imposible",
      mensaje: `No se puede crear la carpeta ${imposible}: elige una donde este usuario pueda escribir.`,
    });
  }
});
