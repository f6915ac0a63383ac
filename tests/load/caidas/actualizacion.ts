import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { carpetaTemporal } from "../servidores";

export const MOTORES = ["sqlite", "postgres"] as const;
export const MOTORES_DE_LA_FORMA_CORTA = ["sqlite"] as const;
type Motor = (typeof MOTORES)[number];

/** Results of the previous release's API tests on the migrations of today. */
export interface Actualizado {
  motor: Motor;
  anterior: string;
  pasadas: number;
  /** Tests that fail with the migrations of today, and pass with the release's own. */
  falladas: string[];
}

const MIGRACIONES = "server/platform/migrations";
/**
 * Pattern of tests that account for every table and index: the previous release does not know the additions of today.
 */
const SOBRE_EL_ESQUEMA =
  /the queries of the repositories|belong to one module each|names every table that holds something of a person|have the columns that their types say/;

/** Tests that book, move, cancel and pay with a pack, without those that try thousands of orders of events. */
const LAS_DE_LA_FORMA_CORTA = [
  ...["tests/api/agenda/", "tests/api/paquetes/"],
  ...["--exclude", "**/convergencia*", "--exclude", "**/simulacro*"],
];

/**
 * Migration that made the consent ledger unchangeable. Tests of an earlier release empty the ledger between two tests,
 * which its triggers refuse. The product of that release is checked by its text instead: it may change or delete no
 * line.
 */
const LIBRO_FIRME = "20261128T0800_libro_firme.ts";
const CAMBIA_EL_LIBRO =
  /\b(?:updateTable|deleteFrom|replaceInto)\("(?:consentimientos|aceptaciones_publicas)"/;

function cambiosDelLibro(release: string): string[] {
  return readdirSync(path.join(release, "server"), { recursive: true, encoding: "utf8" }).filter(
    (archivo) =>
      archivo.endsWith(".ts") &&
      CAMBIA_EL_LIBRO.test(readFileSync(path.join(release, "server", archivo), "utf8")),
  );
}

/**
 * Runs the previous release on the schema of this one: its own API tests, with the migrations of today. `corta` runs
 * some of them, on SQLite.
 */
export async function simularActualizacion({
  anterior = exigirAnterior(),
  corta = false,
}: { anterior?: string; corta?: boolean } = {}): Promise<Actualizado[]> {
  const carpeta = carpetaTemporal();
  try {
    const versionIntacta = extraer(anterior, path.join(carpeta.ruta, "suyas"));
    const versionMigrada = extraer(anterior, path.join(carpeta.ruta, "ajenas"));
    if (!existsSync(path.join(versionMigrada, MIGRACIONES))) {
      throw new Error(
        `${anterior.slice(0, 8)} keeps its migrations elsewhere: ANTERIOR names another release`,
      );
    }
    const sinTriggers = !existsSync(path.join(versionIntacta, MIGRACIONES, LIBRO_FIRME));
    cpSync(MIGRACIONES, path.join(versionMigrada, MIGRACIONES), {
      recursive: true,
      filter: (archivo) => !(sinTriggers && archivo.endsWith(LIBRO_FIRME)),
    });
    const cambian = sinTriggers ? cambiosDelLibro(versionIntacta) : [];
    if (cambian.length > 0) throw new Error(`the ledger is changed by ${cambian.join(", ")}`);
    const resultados: Actualizado[] = [];
    for (const motor of corta ? MOTORES_DE_LA_FORMA_CORTA : MOTORES) {
      const { pasadas, falladas } = await probar(versionMigrada, motor, corta ? LAS_DE_LA_FORMA_CORTA : []);
      const nuevas = falladas.filter(({ nombre }) => !SOBRE_EL_ESQUEMA.test(nombre));
      const archivos = [...new Set(nuevas.map(({ archivo }) => archivo))];
      const antes = archivos.length > 0 ? (await probar(versionIntacta, motor, archivos)).falladas : [];
      const yaFallaban = new Set(antes.map(({ nombre }) => nombre));
      resultados.push({
        motor,
        anterior: anterior.slice(0, 8),
        pasadas,
        falladas: nuevas.map(({ nombre }) => nombre).filter((nombre) => !yaFallaban.has(nombre)),
      });
    }
    return resultados;
  } finally {
    carpeta.borrar();
  }
}

/**
 * Commit of the previous release: the one that `ANTERIOR` names, the newest tag before this, or the commit before the
 * last migration. Null when unknown.
 */
export function commitAnterior(): string | null {
  const version = process.env.ANTERIOR ?? git("describe", "--tags", "--abbrev=0", "HEAD^");
  const cambio = git("log", "-1", "--first-parent", "--diff-filter=A", "--format=%H", "--", MIGRACIONES);
  return git("rev-parse", "--verify", `${version || `${cambio}^`}^{commit}`) || null;
}

function exigirAnterior(): string {
  const commit = commitAnterior();
  if (commit) return commit;
  throw new Error("this drill needs the history of the repository, or ANTERIOR to name a release");
}

/** Output of a git command; empty without git, without a repository or when the command fails. */
function git(...argumentos: string[]): string {
  const { status, stdout } = spawnSync("git", argumentos, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

function extraer(commit: string, arbol: string): string {
  mkdirSync(arbol);
  const archivo = `${arbol}.tar`;
  for (const [programa, ...argumentos] of [
    ["git", "archive", "--output", archivo, commit],
    ["tar", "-x", "-f", archivo, "-C", arbol],
  ] as const) {
    const { status, stderr } = spawnSync(programa, argumentos);
    if (status !== 0) throw new Error(`${programa} failed: ${stderr.toString()}`);
  }
  symlinkSync(path.resolve("node_modules"), path.join(arbol, "node_modules"));
  return arbol;
}

interface Fallada {
  archivo: string;
  nombre: string;
}

async function probar(
  arbol: string,
  motor: string,
  pruebas: readonly string[],
): Promise<{ pasadas: number; falladas: Fallada[] }> {
  const informe = path.join(arbol, `${motor}.json`);
  const opciones = ["--project", motor, "--reporter=json", `--outputFile=${informe}`];
  const proceso = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...opciones, ...pruebas],
    {
      cwd: arbol,
      env: { ...process.env, NODE_ENV: "test" },
      stdio: "ignore",
    },
  );
  await once(proceso, "close");
  if (!existsSync(informe)) return { pasadas: 0, falladas: [{ archivo: ".", nombre: "no test ran" }] };
  const { testResults } = JSON.parse(readFileSync(informe, "utf8")) as {
    testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  const todas = testResults.flatMap(({ name, status: deTodas, assertionResults }) => {
    const archivo = path.relative(arbol, name);
    // A test file that could not even be read has no tests that fail, so the file itself counts as one.
    if (assertionResults.length === 0) return [{ archivo, nombre: archivo, status: deTodas }];
    return assertionResults.map(({ status, fullName: nombre }) => ({ archivo, nombre, status }));
  });
  return {
    pasadas: todas.filter(({ status }) => status === "passed").length,
    falladas: todas.filter(({ status }) => status === "failed"),
  };
}
