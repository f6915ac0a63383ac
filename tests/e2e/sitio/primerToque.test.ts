import { afterAll, beforeAll, expect, it } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { startServer, type TestServer } from "../../support/server";

/** The ten forms that are touched most. Each has its limit of bytes with headers, 2 % above its present weight. */
const FORMULARIOS = [
  ["cuentas/registro/registro", 145_500],
  ["cuentas/identidad/iniciarSesion", 144_500],
  ["cuentas/recuperacion/recuperarClave", 144_500],
  ["cuentas/perfil/miPerfil", 144_500],
  ["cuentas/actualizacion/actualizarDatos", 139_500],
  ["agenda/reserva/agendarEspecialidad", 120_500],
  ["agenda/reserva/resumen", 161_500],
  ["cuestionarios/bienestar/formulario", 108_500],
  ["cuestionarios/encuesta/encuesta", 108_500],
  ["consentimientos/sorteos/sorteo", 142_000],
] as const;
const ARCHIVOS = 8;

interface Parte {
  module: string;
  imports?: string[];
  parentId?: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterAll(() => server.stop());

function leerManifiesto(): { entry: Parte; routes: Record<string, Parte> } {
  const carpeta = "build/client/assets";
  const archivo = readdirSync(carpeta).find((nombre) => /^manifest-\w+\.js$/.test(nombre));
  const texto = readFileSync(`${carpeta}/${archivo}`, "utf8");
  return JSON.parse(texto.slice(texto.indexOf("{"), texto.lastIndexOf("}") + 1)) as ReturnType<
    typeof leerManifiesto
  >;
}

const bytesDe = (ruta: string) =>
  new Promise<number>((resolve, reject) => {
    request(new URL(ruta, server.url), { headers: { "accept-encoding": "br" } }, (respuesta) => {
      let bytes = respuesta.rawHeaders.join("12").length;
      respuesta.on("data", (parte: Buffer) => (bytes += parte.length));
      respuesta.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });

it.each(FORMULARIOS)(
  `the first touch of %s loads ${ARCHIVOS} files at most, and %d bytes`,
  async (form, limit) => {
    const { entry, routes } = leerManifiesto();
    const partes = [entry];
    let parte = routes[`features/${form}.route`];
    for (; parte; parte = parte.parentId ? routes[parte.parentId] : undefined) partes.push(parte);
    expect(partes).toHaveLength(3);
    const archivos = new Set(partes.flatMap(({ module, imports = [] }) => [module, ...imports]));
    expect(archivos.size).toBeLessThanOrEqual(ARCHIVOS);
    const pesos = await Promise.all([...archivos].map(bytesDe));
    expect(pesos.reduce((suma, peso) => suma + peso, 0)).toBeLessThanOrEqual(limit);
  },
);
