import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Tarjeta } from "~/components/Tarjeta";
import { useRaiz } from "~/shell/marca";
import { contenedor, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import type { DatosDeVideollamada } from "../pagina.server";
import { AntesDeAbrir } from "./AntesDeAbrir";
import { PorTelefono } from "./PorTelefono";
import { SalaAbierta } from "./SalaAbierta";

type Props = DatosDeVideollamada & { error: string | undefined };

/** The page of a call, the same for both sides. */
export function Videollamada(props: Props) {
  const { estado, conQuien, especialidad, momento, telefono, compartido } = props;
  const { marca } = useRaiz();
  const enPie = estado === "por-abrir" || estado === "abierta";
  return (
    <div className={clases(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu videollamada con {conQuien}</h1>
        <p className={textoSuave}>
          Sesión de {especialidad},{" "}
          <time dateTime={momento.iso}>
            {momento.dia}, {momento.hora}
          </time>{" "}
          (hora de Perú{momento.horaDelDispositivo && `; en tu zona, ${momento.horaDelDispositivo}`})
        </p>
      </header>
      {estado === "por-abrir" && <AntesDeAbrir {...props} />}
      {estado === "abierta" && <SalaAbierta {...props} hayTelefono={Boolean(telefono ?? marca.whatsapp)} />}
      {compartido && <DeSuParte conQuien={conQuien} {...compartido} />}
      {!enPie && <SalaCerrada {...props} />}
      {props.rol === "persona" && <LineaDeCrisis />}
      {enPie && <PorTelefono telefono={telefono} cuando={`${momento.dia}, ${momento.hora}`} />}
    </div>
  );
}

/** What the person wants their specialist to know. */
function DeSuParte({
  conQuien,
  texto,
  sesiones,
}: NonNullable<DatosDeVideollamada["compartido"]> & { conQuien: string }) {
  return (
    <Tarjeta como="section" aria-labelledby="de-su-parte" className={pila.media}>
      <h2 id="de-su-parte">{conQuien} comparte contigo</h2>
      {texto !== "" && <p className={textoPropio}>{texto}</p>}
      {sesiones && (
        <div className={pila.corta}>
          <h3>Sus sesiones anteriores de la especialidad</h3>
          {sesiones.length === 0 ? (
            <p className={textoSuave}>Esta es la primera.</p>
          ) : (
            <ul className={pila.corta}>
              {sesiones.map((sesion) => (
                <li key={sesion}>{sesion}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Tarjeta>
  );
}

function SalaCerrada({ estado, cierra, rol }: DatosDeVideollamada) {
  const deLaPersona = rol === "persona";
  return (
    <EstadoVacio
      titulo={estado === "cerrada" ? "Esta sala ya cerró" : "Esta sesión ya no está en pie"}
      acciones={deLaPersona && <Boton href="/mi-zona-privada">Ver mi agenda</Boton>}
    >
      {estado === "cerrada"
        ? `Cerró a las ${cierra} (hora de Perú). Lo que se escribió en el chat ya se borró.`
        : "Se canceló o cambió de fecha."}
    </EstadoVacio>
  );
}
