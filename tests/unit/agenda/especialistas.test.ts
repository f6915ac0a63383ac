import { describe, expect, it, test } from "vitest";
import { aSlug } from "../../../app/domain/shared/palabras";
import {
  colegiaturaEnPalabras,
  type EspecialistaConAgenda,
} from "../../../app/domain/agenda/especialistas/especialista";
import {
  filtrosDeEspecialistas,
  makeBuscarEspecialistas,
  makeVerEspecialista,
  type FiltrosDeEspecialistas,
} from "../../../app/domain/agenda/horarios/buscarEspecialistas";
import type { Ocupado } from "../../../app/domain/agenda/horarios/disponibilidad";
import {
  especialidadesDe,
  primeroLasPreferidas,
  temasPorEspecialidad,
} from "../../../app/domain/agenda/especialistas/temas";
import type { Deps } from "../../../app/domain/shared/puertos";
import { horaDe, sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { ESPECIALISTAS } from "../../../server/seed/contenido/especialistas/especialistasDeDemostracion";
import { lima, LUNES, LUNES_8AM, MARTES, unEspecialista } from "../../support/constructores";

const enDia = (diaDeSemana: number, desde = "09:00", hasta = "12:00") => [{ diaDeSemana, desde, hasta }];

const lunes = unEspecialista({ slug: "c-lunes", turnos: enDia(1), precioCentimos: 120_00, temas: ["Duelo"] });
const martes = unEspecialista({
  slug: "b-martes",
  turnos: enDia(2),
  precioCentimos: 60_00,
  idiomas: ["Español", "Quechua"],
});
const nutricion = unEspecialista({
  slug: "a-martes",
  turnos: enDia(2),
  especialidad: "nutricion",
  precioCentimos: 90_00,
});
const sinHorarios = unEspecialista({ slug: "sin-horarios", turnos: [], precioCentimos: 10_00 });
const TODOS = [sinHorarios, nutricion, martes, lunes];

function deps(now: Date, ocupados: Record<string, Ocupado[]> = {}, todos: EspecialistaConAgenda[] = TODOS) {
  return {
    now: () => now,
    repos: {
      especialistas: { todos: async () => todos },
      horarios: {
        ocupados: async (ids: string[]) => new Map(ids.map((id) => [id, ocupados[id] ?? []])),
      },
    },
  } as unknown as Deps<"especialistas" | "horarios">;
}

async function buscar(filtros: FiltrosDeEspecialistas, now = LUNES_8AM, ocupados = {}) {
  const encontrados = await makeBuscarEspecialistas(deps(now, ocupados))(filtros);
  return encontrados.map(({ especialista }) => especialista.slug);
}

describe("the list of specialists", () => {
  it("begins with the soonest free time; equals by address; who has none comes last", async () => {
    expect(await buscar({})).toEqual(["c-lunes", "a-martes", "b-martes", "sin-horarios"]);
  });

  it("finds words of a name, a specialty or a topic, whatever their accents and capitals", async () => {
    expect(await buscar({ buscar: "DUÉLO" })).toEqual(["c-lunes"]);
    expect(await buscar({ buscar: "Nutrición" })).toEqual(["a-martes"]);
    expect(await buscar({ buscar: "psicologia duelo" })).toEqual(["c-lunes"]);
    expect(await buscar({ buscar: "nutricion duelo" })).toEqual([]);
    expect(filtrosDeEspecialistas.parse({ buscar: " a " }).buscar).toBe("a");
    expect(filtrosDeEspecialistas.parse({ buscar: "a".repeat(81) }).buscar).toBeUndefined();
  });

  it("by price begins with the cheapest", async () => {
    expect(await buscar({ orden: "precio" })).toEqual(["sin-horarios", "b-martes", "a-martes", "c-lunes"]);
  });

  it("moves somebody whose times are taken behind", async () => {
    const ocupado = { inicio: lima(LUNES, "09:00"), fin: lima(LUNES, "12:00") };
    expect(await buscar({}, LUNES_8AM, { [lunes.idEspecialista]: [ocupado] })).toEqual([
      "a-martes",
      "b-martes",
      "c-lunes",
      "sin-horarios",
    ]);
  });

  it("shows the next three free times of each", async () => {
    const [primero] = await makeBuscarEspecialistas(deps(LUNES_8AM))({});
    expect(primero!.proximos.map(({ inicio }) => horaDe(inicio))).toEqual(["09:00", "10:00", "11:00"]);
  });
});

describe("the filters", () => {
  test.each<[FiltrosDeEspecialistas, string[]]>([
    [{ especialidad: "nutricion" }, ["a-martes"]],
    [{ especialidad: "finanzas" }, []],
    [{ tema: "Duelo" }, ["c-lunes"]],
    [{ idioma: "Quechua" }, ["b-martes"]],
    [{ idioma: "Español", especialidad: "psicologia", tema: "Ansiedad" }, ["b-martes", "sin-horarios"]],
  ])("%j", async (filtros, esperados) => expect(await buscar(filtros)).toEqual(esperados));

  it("a price up to a limit takes in the limit, and not one céntimo more", async () => {
    expect(await buscar({ precio: 90_00 })).toContain("a-martes");
    expect(await buscar({ precio: 89_99 })).not.toContain("a-martes");
  });

  it("today is Lima's today: tomorrow morning is not, although it is less than 24 hours away", async () => {
    expect(await buscar({ cuando: "hoy" })).toEqual(["c-lunes"]);
    expect(await buscar({ cuando: "hoy" }, lima(LUNES, "20:00"))).toEqual([]);
    expect(await buscar({ cuando: "hoy" }, lima(MARTES, "00:00"))).toEqual(["a-martes", "b-martes"]);
  });

  it("three days are today and the two that follow, whole", async () => {
    const jueves = unEspecialista({ slug: "jueves", turnos: enDia(4, "20:00", "21:00") });
    const deEseDia = async (now: Date) =>
      (await makeBuscarEspecialistas(deps(now, {}, [jueves]))({ cuando: "3-dias" })).length;
    expect(await deEseDia(lima(MARTES, "08:00"))).toBe(1);
    expect(await deEseDia(lima(LUNES, "23:59"))).toBe(0);
  });

  it("leave out who has no free time when a time is asked for", async () => {
    expect(await buscar({ cuando: "7-dias" })).not.toContain("sin-horarios");
  });

  it("read from an address, what is not ours counts as not set", () => {
    expect(
      filtrosDeEspecialistas.parse({
        especialidad: "astrologia",
        tema: "x".repeat(81),
        precio: "gratis",
        cuando: "ayer",
        orden: "azar",
        otra: "1",
      }),
    ).toEqual({});
    expect(
      filtrosDeEspecialistas.parse({ precio: "9000", cuando: "3-dias", especialidad: "nutricion" }),
    ).toEqual({
      precio: 90_00,
      cuando: "3-dias",
      especialidad: "nutricion",
    });
    for (const precio of ["", "-1", "0", "1.5", "Infinity"]) {
      expect(filtrosDeEspecialistas.parse({ precio }).precio).toBeUndefined();
    }
  });
});

describe("one specialist", () => {
  const ver = makeVerEspecialista(deps(LUNES_8AM));

  it("is found by address or by id, with every free day", async () => {
    const visto = await ver({ especialidad: "psicologia", slug: "b-martes" });
    expect(visto!.especialista).toBe(martes);
    expect(visto!.dias.map(({ fecha }) => fecha)).toEqual([MARTES, sumarDias(MARTES, 7)]);
    expect((await ver({ idEspecialista: martes.idEspecialista }))!.especialista).toBe(martes);
  });

  it("is not found under another specialty", async () => {
    expect(await ver({ especialidad: "nutricion", slug: "b-martes" })).toBeNull();
    expect(await ver({ idEspecialista: "nadie" })).toBeNull();
  });

  it("has no free day where everything is taken", async () => {
    const ocupado = {
      inicio: lima(MARTES, "09:00"),
      fin: sumarMinutos(lima(MARTES, "09:00"), 7 * 24 * 60 + 180),
    };
    const visto = await makeVerEspecialista(deps(LUNES_8AM, { [martes.idEspecialista]: [ocupado] }))({
      idEspecialista: martes.idEspecialista,
    });
    expect(visto!.dias).toEqual([]);
  });
});

describe("a name in an address", () => {
  test.each([
    ["Nutrición", "nutricion"],
    ["Milagros De la Cruz", "milagros-de-la-cruz"],
    ["  Ñuñoa, Ángel  ", "nunoa-angel"],
    ["¡!", ""],
  ])("%j is %j", (nombre, slug) => expect(aSlug(nombre)).toBe(slug));
});

describe("a licence", () => {
  it.each([
    ["C.Ps.P. 91458", "Colegio de Psicólogos del Perú, C.Ps.P. 91458"],
    ["C.M.V.P. 98126", "Colegio Médico Veterinario del Perú, C.M.V.P. 98126"],
    ["Certificación CO-1187", "Certificación CO-1187"],
  ])("is said with the name of its college: %s", (colegiatura, palabras) => {
    expect(colegiaturaEnPalabras(colegiatura)).toBe(palabras);
  });

  it("of every specialist of the demo is of a college that has its name, or of none", () => {
    for (const { colegiatura } of ESPECIALISTAS) {
      expect(colegiaturaEnPalabras(colegiatura)).toMatch(/^(Colegio |Certificación )/);
    }
  });
});

describe("the specialties of the themes that somebody chose", () => {
  const especialistas = [
    { especialidad: "coaching", temas: ["Metas", "Ansiedad"] },
    { especialidad: "psicologia", temas: ["Sueño", "Ansiedad"] },
    { especialidad: "finanzas", temas: ["Ahorro"] },
  ];
  const SLUGS = ["psicologia", "nutricion", "finanzas", "coaching"];
  const enOrden = (temas: string[]) =>
    primeroLasPreferidas(SLUGS, especialidadesDe(temas, especialistas), (slug) => slug);

  it("stand first, and within each part nothing changes its place", () => {
    expect(enOrden(["Ansiedad"])).toEqual(["psicologia", "coaching", "nutricion", "finanzas"]);
    expect(enOrden(["Ahorro", "Metas"])).toEqual(["finanzas", "coaching", "psicologia", "nutricion"]);
  });

  it("are none without themes, or with themes that nobody works with", () => {
    expect(enOrden([])).toEqual(SLUGS);
    expect(enOrden(["Astrología"])).toEqual(SLUGS);
  });
});

describe("the themes that somebody can choose", () => {
  it("stand under their specialty, each once", () => {
    const especialistas = [
      { especialidad: "coaching", temas: ["Metas", "Ansiedad"] },
      { especialidad: "psicologia", temas: ["Sueño", "Ansiedad"] },
    ];
    const especialidades = [
      { slug: "psicologia", name: "Psicología" },
      { slug: "finanzas", name: "Finanzas" },
      { slug: "coaching", name: "Coaching" },
    ];
    expect(temasPorEspecialidad(especialistas, especialidades)).toEqual([
      { especialidad: "Psicología", temas: ["Ansiedad", "Sueño"] },
      { especialidad: "Coaching", temas: ["Metas"] },
    ]);
  });
});
