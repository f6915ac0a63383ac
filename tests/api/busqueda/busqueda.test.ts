import { expect, it } from "vitest";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { ESPECIALIDADES } from "../../../server/seed/contenido/especialidades";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { unEspecialista } from "../../support/constructores";
import { carpetaDeContenido, FICHA_DE_LECTURA } from "../../support/contenido";
import { abrirMundo } from "../../support/servicios";

const { carpeta, escribir } = carpetaDeContenido();
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { llamar } = abrirApi(mundo);
const buscar = (q: string, cabeceras: Record<string, string> = {}) =>
  llamar("GET", `/busqueda?q=${encodeURIComponent(q)}`, { clave: CLAVES_DE_API.public, cabeceras });
interface Encontrado {
  total: number;
  grupos: {
    clase: string;
    hallazgos: {
      titulo: { texto: string; marcas: unknown[] };
      pasaje: { texto: string; marcas: unknown[] } | null;
      direccion: string;
    }[];
  }[];
}
const encontrado = async (q: string) => (await buscar(q)).cuerpo.data as unknown as Encontrado;
const titulos = ({ grupos }: Encontrado) =>
  grupos.flatMap(({ hallazgos }) => hallazgos.map(({ titulo }) => titulo.texto));

it("finds every kind, says what of it was meant, and is known again by its tag", async () => {
  const { grupos } = await encontrado("LEER mar");
  const [primero] = grupos.find(({ clase }) => clase === "lectura")!.hallazgos;
  expect(primero!.titulo).toEqual({
    texto: "Leer el mar",
    marcas: [
      { de: 0, a: 4 },
      { de: 8, a: 11 },
    ],
  });
  expect(primero!.pasaje).toBeNull();
  expect(new URL(primero!.direccion).pathname).toBe("/herramienta/leer-el-mar");
  const { grupos: deUnTexto } = await encontrado("Parrafo");
  expect(deUnTexto.find(({ clase }) => clase === "lectura")!.hallazgos[0]!.pasaje).toEqual({
    texto: "Un párrafo con fuerza y un enlace a la hoja.",
    marcas: [{ de: 3, a: 10 }],
  });
  const { etag } = await buscar("LEER mar");
  expect((await buscar("LEER mar", { "if-none-match": etag! })).estado).toBe(304);
});

it("suggests where what is being typed may lead", async () => {
  const { cuerpo } = await llamar("GET", "/busqueda/sugerencias?q=lee", { clave: CLAVES_DE_API.public });
  const [primera] = (
    cuerpo.data as unknown as { sugerencias: (Record<string, string> & { direccion: string })[] }
  ).sugerencias;
  expect({ ...primera, direccion: new URL(primera!.direccion).pathname }).toEqual({
    titulo: "Leer el mar",
    clase: "lectura",
    nombre: "Lecturas",
    direccion: "/herramienta/leer-el-mar",
  });
});

it("answers one kind page by page", async () => {
  const negada = await llamar("GET", "/busqueda?q=mar&clase=zzz", { clave: CLAVES_DE_API.public });
  expect([negada.estado, negada.texto]).toEqual([400, expect.stringContaining('"campo":"clase"')]);
  const { cuerpo } = await llamar("GET", "/busqueda?q=mar&clase=lectura&pagina=9", {
    clave: CLAVES_DE_API.public,
  });
  expect(cuerpo.data).toMatchObject({ pagina: 1, paginas: 1 });
  const { estado } = await llamar("GET", "/busqueda?q=mar&pagina=cero", { clave: CLAVES_DE_API.public });
  expect(estado).toBe(400);
});

it("knows editors' synonyms and what they published, from the next question on", async () => {
  expect(titulos(await encontrado("costa"))).toContain("Leer el mar");
  escribir("lecturas/leer-el-mar.md", FICHA_DE_LECTURA.replace("Leer el mar", "Leer la bahía"));
  expect((await encontrado("bahia")).total).toBe(0);
  await mundo.producto.acts.edicion.publicar({ operador: "ana" });
  expect(titulos(await encontrado("bahia"))[0]).toBe("Leer la bahía");
});

it("knows a specialist from the next question on", async () => {
  expect((await encontrado("Wenceslao")).total).toBe(0);
  const catalogo = makeCatalogoWriter(mundo.db);
  for (const especialidad of ESPECIALIDADES) await catalogo.guardarEspecialidad(especialidad);
  const especialista = unEspecialista({ nombre: "Wenceslao" });
  await catalogo.guardarEspecialista(especialista);
  expect(titulos(await encontrado("wenseslao"))).toEqual([`Wenceslao ${especialista.apellido}`]);
});

it("says when somebody is in danger, so that an app shows whom to call as the page does", async () => {
  expect((await buscar("ya no kiero vivir")).cuerpo.data).toMatchObject({ hayPeligro: true, total: 0 });
  for (const escrito of ["cómo morir sin dolor", "pastiyas para morir", "mejor no estar"])
    expect((await buscar(escrito)).cuerpo.data).toMatchObject({ hayPeligro: true, total: 0 });
  expect((await buscar("infarto")).cuerpo.data).toMatchObject({ hayUrgencia: true, total: 0 });
  expect((await buscar("no puedo mas")).cuerpo.data).toMatchObject({
    hayPeligro: false,
    hayMalMomento: true,
  });
  expect((await buscar("leer")).cuerpo.data).toMatchObject({ hayPeligro: false });
});

it("bounds whatever is asked", async () => {
  for (const q of ["\0\0", "x".repeat(5000), "palabra ".repeat(900)]) {
    const { estado, texto } = await buscar(q);
    expect(estado).toBe(200);
    expect(texto.length).toBeLessThan(1000);
  }
});
