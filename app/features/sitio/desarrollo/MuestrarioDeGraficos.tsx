import { Anillo } from "~/components/graficos/Anillo";
import { Banda } from "~/components/graficos/Banda";
import { Barras } from "~/components/graficos/Barras";
import { CalendarioDeDias } from "~/components/graficos/CalendarioDeDias";
import { lugarEnBanda } from "~/components/graficos/geometria";
import { Linea } from "~/components/graficos/Linea";
import { LineaDeEstados } from "~/components/graficos/LineaDeEstados";
import { Lotes } from "~/components/graficos/Lotes";
import { Radar } from "~/components/graficos/Radar";
import { fila } from "~/styles/layout.css";
import { Muestra } from "./Muestra";

const PARTES = [
  { id: "sueno", nombre: "Sueño", valor: 42, antes: 55, cambio: -13 },
  { id: "animo", nombre: "Ánimo", valor: 68, antes: 60, cambio: 8 },
  { id: "cuerpo", nombre: "Cuerpo", valor: 75, antes: 75, cambio: 0 },
  { id: "vinculos", nombre: "Vínculos", valor: 90, antes: 70, cambio: 20 },
  { id: "economia", nombre: "Economía", valor: 35, antes: 30, cambio: 5 },
];
const UNA_VEZ = PARTES.map((parte) => ({ ...parte, antes: null, cambio: null }));
const EN_REPOSO = { desde: 60, hasta: 100 };
const ESTADOS_DE_DIA = ["registrado", "libre", "pausa", "sin-registrar", "hoy", "por-venir"] as const;
const DIAS = Array.from({ length: 31 }, (_, indice) => ({
  dia: `2026-01-${String(indice + 1).padStart(2, "0")}`,
  estado: ESTADOS_DE_DIA[Math.max(0, indice - 20)] ?? ("por-venir" as const),
}));

/** Section of the showcase with the drawings of what is measured. */
export function MuestrarioDeGraficos() {
  return (
    <>
      <Muestra nombre="Radar">
        <Radar ejes={PARTES} descripcion="Sueño 42, ánimo 68, cuerpo 75, vínculos 90 y economía 35" />
        <Radar ejes={UNA_VEZ} descripcion="Un test sin otro antes" />
      </Muestra>
      <Muestra nombre="Barras">
        <Barras filas={PARTES.map((parte) => ({ ...parte, texto: "Lo que dice este número." }))} />
        <Barras filas={UNA_VEZ.slice(0, 2)} />
      </Muestra>
      <Muestra nombre="Banda">
        <Banda nombres={["Casi nada", "Un poco", "Bastante", "Mucho"]} lugar={62.5} />
        <Banda
          nombres={["Más bajo", "Usual", "Más alto"]}
          lugar={lugarEnBanda(72, [40, EN_REPOSO.desde, EN_REPOSO.hasta, 140])}
          limites={[EN_REPOSO.desde, EN_REPOSO.hasta]}
        />
      </Muestra>
      <Muestra nombre="Linea">
        <Linea
          valores={[88, 92, 79, 84, 76, 104, 81, 78, 72]}
          normal={EN_REPOSO}
          rango="Habitual: 60 a 100"
          extremos={["3 de enero", "9 de marzo"]}
        />
        <Linea
          valores={[40, 52, 61]}
          normal={{ desde: 70, hasta: 100 }}
          rango="Bien desde 70"
          extremos={["3 de enero", "9 de marzo"]}
        />
      </Muestra>
      <Muestra nombre="Anillo">
        <div className={fila.media}>
          {[0, 0.4, 1].map((parte) => (
            <Anillo key={parte} parte={parte} texto={`${parte * 5} de 5`} descripcion="Pasos hechos" />
          ))}
        </div>
      </Muestra>
      <Muestra nombre="CalendarioDeDias">
        <CalendarioDeDias nombre="Enero" dias={DIAS} />
      </Muestra>
      <Muestra nombre="Lotes">
        <Lotes
          lotes={[
            {
              id: 1,
              cuantos: 1,
              nombre: "1 bono de Nutrición",
              hasta: "12 de marzo",
              quedanDias: 3,
              pronto: true,
            },
            {
              id: 2,
              cuantos: 2,
              nombre: "2 bonos de Psicología",
              hasta: "14 de marzo",
              quedanDias: 5,
              pronto: true,
            },
            {
              id: 3,
              cuantos: 3,
              nombre: "3 bonos de Coaching",
              hasta: "9 de junio",
              quedanDias: 92,
              pronto: false,
            },
          ]}
        />
      </Muestra>
      <Muestra nombre="LineaDeEstados">
        <LineaDeEstados
          estados={[
            { nombre: "Pedido", estado: "recibido", como: "hecho" },
            { nombre: "Pago", estado: "lo revisamos", como: "ahora" },
            { nombre: "Sesión", estado: "por confirmar", como: "falta" },
          ]}
        />
        <LineaDeEstados
          estados={[
            { nombre: "Pedido", estado: "recibido", como: "hecho" },
            { nombre: "Pago", estado: "rechazado", como: "mal" },
          ]}
        />
      </Muestra>
    </>
  );
}
