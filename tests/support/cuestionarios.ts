import { formulario, type Formulario } from "../../app/domain/cuestionarios/formulario";

/** A form with one question of each kind, two of them conditional, and two scored dimensions. */
export const FORMULARIO_DE_PRUEBA = `idform: prueba
version: 1
titulo: Una prueba
minutos: 2
franjas:
  - { desde: 0, nombre: Baja, resumen: Va bajo. }
  - { desde: 50, nombre: Alta, resumen: Va alto. }
dimensiones:
  - id: uno
    nombre: Uno
    textos: [Uno bajo., Uno alto.]
    recomendacion:
      razon: Porque ayuda.
      piezas: [video/mirar-el-mar, lectura/leer-el-mar]
      especialidad: psicologia
      conQuien: Con alguien que sabe.
  - id: dos
    nombre: Dos
    textos: [Dos bajo., Dos alto.]
    recomendacion:
      razon: Porque también ayuda.
      piezas: [herramienta/hoja-de-mar]
      ruta: ruta-de-mar
      taller: dibujar-el-mar
      especialidad: nutricion
      conQuien: Con alguien más.
paginas:
  - titulo: Primera
    preguntas:
      - cod: elegir
        tipo: single
        texto: ¿Cuál?
        dimension: uno
        opciones:
          - { id: a, texto: La A, puntos: 0 }
          - { id: b, texto: La B, puntos: 2 }
          - { id: c, texto: La C, puntos: 4 }
      - cod: varias
        tipo: multiple
        texto: ¿Cuáles?
        sobre: uno
        maximo: 2
        si: [{ pregunta: elegir, es: [a, b] }]
        opciones:
          - { id: x, texto: La X, consejo: Prueba con la X., pieza: lectura/leer-el-mar }
          - { id: y, texto: La Y, consejo: Prueba con la Y. }
          - { id: z, texto: La Z }
          - { id: nada, texto: Ninguna, sola: true }
      - cod: horas
        tipo: number
        texto: ¿Cuántas?
        si: [{ pregunta: varias, es: [x] }]
        desde: 0
        hasta: 12
        paso: 0.5
      - cod: peso
        tipo: scale
        texto: ¿Cuánto pesa?
        dimension: dos
        desde: 0
        hasta: 10
        extremos: [Nada, Mucho]
        alReves: true
  - titulo: Segunda
    preguntas:
      - cod: peligro
        tipo: triage
        texto: ¿Hay peligro?
        si: [{ pregunta: peso, desde: 5 }]
        opciones:
          - { id: no, texto: "No" }
          - { id: si, texto: "Sí", alarma: true }
      - cod: orden
        tipo: drag-drop
        texto: ¿En qué orden?
        opciones:
          - { id: uno, texto: Uno }
          - { id: dos, texto: Dos }
          - { id: tres, texto: Tres }
      - cod: recomendar
        tipo: nps
        texto: ¿Lo recomendarías?
        extremos: [Nunca, Seguro]
      - cod: nota
        tipo: text
        texto: ¿Algo más?
        requerida: false
        maximo: 20
`;

/** `FORMULARIO_DE_PRUEBA`, parsed by the schema of the files. */
export async function formularioDePrueba(): Promise<Formulario> {
  const { parse } = await import("yaml");
  return formulario.parse(parse(FORMULARIO_DE_PRUEBA));
}
