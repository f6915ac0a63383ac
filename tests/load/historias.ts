import { spawn } from "node:child_process";
import { once } from "node:events";
import { miles, type Seccion } from "./informe";

const HISTORIAS = Number(process.env.HISTORIAS || 10_000);
const ARCHIVO = "tests/api/talleres/historias.test.ts";

/** Tries many more random histories of workshop places than `npm test` does. */
export async function medirHistorias(): Promise<Seccion> {
  const desde = performance.now();
  const proceso = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "sqlite", ARCHIVO],
    {
      env: { ...process.env, NODE_ENV: "test", HISTORIAS: String(HISTORIAS) },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  const [codigo] = (await once(proceso, "close")) as [number | null];
  const segundos = (performance.now() - desde) / 1000;
  return {
    titulo: "Historias de talleres",
    metodo: `${ARCHIVO}: se inscriben, dejan, aceptan, ofrecen, empiezan, terminan y cancelan en cualquier orden; tras cada paso se mira todo`,
    cifras: [
      {
        que: `${miles(HISTORIAS)} historias sin nada roto`,
        valor: codigo === 0 ? "sí" : "no",
        meta: { texto: "sí", cumple: codigo === 0 },
      },
      { que: "Duración", valor: `${miles(segundos)} s` },
    ],
    datos: { historias: HISTORIAS, codigo, segundos },
  };
}
