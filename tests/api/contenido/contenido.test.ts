import { expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { atender, HECHO, MAL_USO, RECHAZADO } from "../../../server/ops/ops";
import { carpetaDeContenido, FICHA_DE_LECTURA } from "../../support/contenido";
import { SIN_ALMACEN } from "../../support/operador";
import { abrirMundo } from "../../support/servicios";

const LECTURA = "lecturas/leer-el-mar.md";
const { carpeta, escribir, leer } = carpetaDeContenido();
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { producto } = mundo;
const otro = await mundo.otroProceso();

const contenido = (...orden: string[]) =>
  atender(["contenido", ...orden, "--operador", "ana"], () => Promise.resolve(producto), SIN_ALMACEN);
const titulo = async (proceso = otro) =>
  (await proceso.services.contenido.porUrl("lectura", "leer-el-mar"))?.titulo;

it("a process reads the pieces once for all contexts when it begins, and once more for an order that checks them", async () => {
  const archivos = fuenteDeArchivos(carpeta);
  let lecturas = 0;
  const contado = { ...archivos, leer: () => (lecturas++, archivos.leer()) };
  const nuevo = await mundo.otroProceso({ contenido: contado });
  await nuevo.warm();
  expect(lecturas).toBe(1);
  await nuevo.acts.edicion.revisar({ operador: "ana" });
  expect(lecturas).toBe(2);
});

it("what an editor publishes reaches every process without a restart, and pages are of another version", async () => {
  expect(await titulo()).toBe("Leer el mar");
  const paginas = await otro.publicVersion();
  escribir(LECTURA, FICHA_DE_LECTURA.replace("Leer el mar", "Leer la orilla"));
  expect((await contenido("revisar")).estado).toBe(HECHO);
  expect(await titulo()).toBe("Leer el mar");
  expect(await otro.publicVersion()).toBe(paginas);

  const { estado, salida } = await contenido("publicar");
  expect(estado).toBe(HECHO);
  expect(salida).toContain("Lecturas: 1");
  expect(await otro.publicVersion()).not.toBe(paginas);
  expect([await titulo(), await titulo(producto)]).toEqual(["Leer la orilla", "Leer la orilla"]);
});

it("content with errors is not published: each is named, and everybody keeps what they had", async () => {
  escribir(LECTURA, FICHA_DE_LECTURA);
  await contenido("publicar");
  expect(await titulo()).toBe("Leer el mar");
  const paginas = await otro.publicVersion();
  escribir(LECTURA, FICHA_DE_LECTURA.replace("minutos: 3", "minutos: mil").replace("[calma]", "[mar]"));
  for (const paso of ["revisar", "publicar"]) {
    expect(await contenido(paso)).toEqual({
      estado: RECHAZADO,
      salida: "",
      error: [
        "El contenido tiene errores. Se sigue mostrando el anterior.",
        `${LECTURA}:7: temas[0]: el tema «mar» no existe: hay calma`,
        `${LECTURA}:9: minutos: tiene que ser un número`,
      ].join("\n"),
    });
  }
  expect(await otro.publicVersion()).toBe(paginas);
  expect(await titulo()).toBe("Leer el mar");
});

it("as JSON a refusal names the errors too, and a step that does not exist is misuse", async () => {
  escribir(LECTURA, FICHA_DE_LECTURA.replace("nivel: inicial", "nivel: raro"));
  const { estado, salida } = await contenido("revisar", "--json");
  expect(estado).toBe(RECHAZADO);
  expect(JSON.parse(salida)).toMatchObject({ ok: false, codigo: "contenido-con-errores" });
  expect(salida).toContain(`${LECTURA}:8: nivel`);
  expect((await contenido("borrar")).estado).toBe(MAL_USO);
});

it.each([
  ["cuestionarios", "cuestionarios/prueba.yaml", "¿Cuál?", "¿Cuál de todas?"],
  ["formulariosDeSaludMental", "salud-mental/programa-salud-mental.yaml", "minutos: 4", "minutos: 5"],
  ["rutas", "rutas/ruta-de-mar.yaml", "titulo: ", "titulo: Otra "],
  ["logros", "logros/tres-dias.yaml", "titulo: ", "titulo: Otro "],
])("counts %s, and one that changes is another version", async (nombre, archivo, antes, despues) => {
  const visto = async () => {
    const { salida } = await contenido("revisar", "--json");
    return (JSON.parse(salida) as { valor: Record<string, unknown> }).valor;
  };
  escribir(LECTURA, FICHA_DE_LECTURA);
  const escrito = leer(archivo);
  const { version, [nombre]: cuantos } = await visto();
  expect(cuantos).toBe(1);
  escribir(archivo, escrito.replace(antes, despues));
  expect((await visto()).version).not.toBe(version);
  escribir(archivo, escrito);
  expect((await visto()).version).toBe(version);
});

it("tells an editor what leads to a piece that they took down, which is then shown without its link", async () => {
  const VIDEO = "videos/mirar-el-mar/index.md";
  const TALLER = "talleres/dibujar-el-mar.md";
  const [video, taller] = [leer(VIDEO), leer(TALLER)];
  const bajar = (texto: string) =>
    texto.replace("publicado: 2026-11-01 08:00", "$&\ndespublicado: 2026-11-02 08:00");
  escribir(LECTURA, FICHA_DE_LECTURA);
  escribir(VIDEO, bajar(video));
  escribir(
    TALLER,
    taller.replace("sala: {", "grabaciones: [{ fecha: 2026-11-03, video: mirar-el-mar }]\nsala: {"),
  );
  const { salida } = await contenido("publicar", "--json");
  const { valor } = JSON.parse(salida) as { valor: Record<string, unknown> };
  expect(valor).toMatchObject({ videos: 0, herramientas: 1, lecturas: 1, talleres: 1, sinPublicar: 1 });
  const lleva =
    "enlaza a «/bienestar-play/mirar-el-mar», que ahora no está publicado: se muestra sin el enlace";
  expect(valor.ojo).toEqual([
    `herramientas/hoja-de-mar.md:18: texto: ${lleva}`,
    expect.stringMatching(new RegExp(`^${TALLER}:\\d+: grabaciones\\[0\\]\\.video: ${lleva}$`)),
  ]);

  // A link to an unpublished piece, in a text that is not published itself, is not reported.
  escribir("herramientas/hoja-de-mar.md", bajar(leer("herramientas/hoja-de-mar.md")));
  escribir(TALLER, taller);
  expect((await contenido("revisar")).salida).toMatch(
    /Ojo: lecturas\/leer-el-mar\.md.*«\/herramienta\/hoja-de-mar»/,
  );
});

it("leaves the line of who published", async () => {
  escribir(LECTURA, FICHA_DE_LECTURA);
  await contenido("publicar");
  const actos = await producto.acts.operador.verActos(5);
  expect(actos.value.map(({ orden, resultado }) => `${orden} ${resultado}`)).toContain(
    "contenido-publicar hecho",
  );
});
