export default function Portada() {
  return <h1>Bienestar</h1>;
}
