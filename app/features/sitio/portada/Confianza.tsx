import { classNames } from "~/components/classNames";
import { Icon, type IconName } from "~/components/Icon";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import { textoSuave } from "~/styles/layout.css";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

const PASOS = [
  [
    "Elige a quién y cuándo",
    `Mira los horarios libres, día por día. El que elijas queda guardado ${RETENCION_EN_MINUTOS} minutos para ti.`,
  ],
  ["Revisa y paga", "Ves el total antes de pagar. Si tienes bonos, los usas primero."],
  ["Conéctate a tu hora", "Tu sesión te espera en Mi zona, con su fecha y su hora."],
] as const;

/** Section of the home page that explains the steps of a booking. */
export function AsiFunciona() {
  return (
    <Seccion id="asi-funciona" titulo="Así funciona">
      <ol className={css.pasos}>
        {PASOS.map(([titulo, texto]) => (
          <li key={titulo} className={classNames(css.paso, css.texto)}>
            <h3>{titulo}</h3>
            <p className={textoSuave}>{texto}</p>
          </li>
        ))}
      </ol>
    </Seccion>
  );
}

const GARANTIAS: { icono: IconName; titulo: string; texto: string }[] = [
  {
    icono: "cambiar",
    titulo: "Cambias o cancelas a tiempo",
    texto: "Hasta 24 horas antes del inicio. Siempre te decimos el día y la hora límite.",
  },
  {
    icono: "recibo",
    titulo: "El precio que ves es el que pagas",
    texto: "En soles y con IGV incluido. Sin cargos al final.",
  },
  {
    icono: "candado",
    titulo: "Tus datos son tuyos",
    texto: "Los usamos solo para lo que aceptas, y puedes cambiar de opinión.",
  },
];

/** Guarantees that a new visitor looks for first. */
export function SinSorpresas() {
  return (
    <div className={css.franja}>
      <Seccion id="sin-sorpresas" titulo="Reserva con tranquilidad">
        <ul className={css.garantias}>
          {GARANTIAS.map(({ icono, titulo, texto }) => (
            <li key={titulo} className={css.garantia}>
              <Icon name={icono} size={24} />
              <div className={css.texto}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ul>
      </Seccion>
    </div>
  );
}
