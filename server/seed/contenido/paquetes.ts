import type { Paquete } from "../../../app/domain/paquetes/compras/paquete";
import type { SlugDeEspecialidad } from "../../../app/domain/shared/especialidades/especialidad";
import { ESPECIALIDADES } from "./especialidades";

/** Prices in céntimos of the demonstration's packs: each session costs less than with the cheapest specialist alone. */
const PRECIOS_EN_CENTIMOS: Record<string, { tres: number; seis: number }> = {
  psicologia: { tres: 165_00, seis: 312_00 },
  nutricion: { tres: 126_00, seis: 240_00 },
  finanzas: { tres: 225_00, seis: 432_00 },
  veterinaria: { tres: 153_00, seis: 288_00 },
  coaching: { tres: 267_00, seis: 510_00 },
  "servicios-exclusivos": { tres: 285_00, seis: 540_00 },
};

const idDe = (especialidad: SlugDeEspecialidad) =>
  ESPECIALIDADES.find(({ slug }) => slug === especialidad)!.id;

/** Packs of several specialties that complement one another, in one payment. */
const PLANES_DE_DEMOSTRACION: Paquete[] = [
  {
    idPaquete: "plan-equilibrio",
    nombre: "Equilibrio",
    contenido: [
      { idEspecialidad: idDe("psicologia"), sesiones: 4 },
      { idEspecialidad: idDe("nutricion"), sesiones: 2 },
    ],
    meses: 6,
    precioCentimos: 306_00,
    monedas: null,
  },
  {
    idPaquete: "plan-nuevos-pasos",
    nombre: "Nuevos pasos",
    contenido: [
      { idEspecialidad: idDe("coaching"), sesiones: 2 },
      { idEspecialidad: idDe("finanzas"), sesiones: 1 },
      { idEspecialidad: idDe("psicologia"), sesiones: 1 },
    ],
    meses: 3,
    precioCentimos: 312_00,
    monedas: 1_248,
  },
];

/** Packs of three and six sessions for each specialty. */
const DE_UNA_ESPECIALIDAD: Paquete[] = ESPECIALIDADES.flatMap(({ id, slug }) => {
  const precio = PRECIOS_EN_CENTIMOS[slug];
  if (!precio) return [];
  return [
    {
      idPaquete: `${slug}-3`,
      nombre: null,
      contenido: [{ idEspecialidad: id, sesiones: 3 }],
      meses: 3,
      precioCentimos: precio.tres,
      // Four coins are worth a sol; only the short packs can be paid with coins.
      monedas: precio.tres / 25,
    },
    {
      idPaquete: `${slug}-6`,
      nombre: null,
      contenido: [{ idEspecialidad: id, sesiones: 6 }],
      meses: 6,
      precioCentimos: precio.seis,
      monedas: null,
    },
  ];
});

export const PAQUETES_DE_DEMOSTRACION = [...DE_UNA_ESPECIALIDAD, ...PLANES_DE_DEMOSTRACION];
