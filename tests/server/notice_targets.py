"""Where notices of tests go: a mail server, a service for web push and a web server with a certificate, all here."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cache
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import h11
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from tests.server.helpers import House
from undercroft.server.services.carriers.web_push import from_base64, to_base64

HERE = "127.0.0.1"


@cache
def certificate() -> tuple[bytes, bytes]:
    """A certificate for this machine's address, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "test")])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=9))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    return made.public_bytes(pem), key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)


class Posted(NamedTuple):
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpsTarget:
    """A web server, which answers every request with the same status.

    Attributes:
        url: its address.
        status: the status; None to answer nothing.
        more: further headers of the answers.
        posted: what has arrived.
    """

    def __init__(self) -> None:
        self.url = ""
        self.status: int | None = 204
        self.more: list[tuple[str, str]] = []
        self.posted: list[Posted] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read one request and answer it."""
        connection, body, head = h11.Connection(h11.SERVER), b"", None
        try:
            while not isinstance(event := connection.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    connection.receive_data(await reader.read(9999))
                elif isinstance(event, h11.Request):
                    head = event
                elif isinstance(event, h11.Data):
                    body += event.data
                else:
                    return
            assert head is not None
            headers = {name.decode(): value.decode() for name, value in head.headers}
            self.posted.append(Posted(head.target.decode(), headers, body))
            if self.status is None:
                await reader.read()
                return
            answer = h11.Response(status_code=self.status, headers=[*self.more, ("Content-Length", "0")])
            writer.write((connection.send(answer) or b"") + (connection.send(h11.EndOfMessage()) or b""))
            await writer.drain()
        except (OSError, h11.ProtocolError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def https_target(home: House | None = None) -> AsyncIterator[HttpsTarget]:
    """A web server for as long as the block lasts; the server of a test may send something there."""
    target, (cert, key) = HttpsTarget(), certificate()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "pem"
        file.write_bytes(cert + key)
        context.load_cert_chain(file)
    server = await asyncio.start_server(target.serve, HERE, 0, ssl=context)
    target.url = f"https://{HERE}:{server.sockets[0].getsockname()[1]}"
    if home is not None:
        home.services.https_requests.permits = lambda address: address == HERE
        home.services.https_requests.context = trusting()
    try:
        yield target
    finally:
        server.close()


def trusting() -> ssl.SSLContext:
    """A context that trusts the certificate of this module."""
    return ssl.create_default_context(cadata=certificate()[0].decode())


class MailSink:
    """A mail server, which keeps everything.

    Attributes:
        url: the server's setting.
        letters: what has arrived, each with its recipients.
        refused: addresses that do not exist.
    """

    def __init__(self) -> None:
        self.url = ""
        self.letters: list[tuple[list[str], EmailMessage]] = []
        self.refused: set[str] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the mail of one connection (RFC 5321, as far as it is needed)."""
        to: list[str] = []

        async def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())
            await writer.drain()

        try:
            await say("220 test")
            while line := (await reader.readline()).decode().strip():
                word = line.split()[0].upper()
                if word == "RCPT":
                    address = line.partition("<")[2].partition(">")[0]
                    to.append(address)
                    await say("550 5.1.1 nobody" if address in self.refused else "250 ok")
                elif word == "DATA":
                    await say("354 go on")
                    data = (await reader.readuntil(b"\r\n.\r\n"))[:-5].replace(b"\r\n..", b"\r\n.")
                    letter = message_from_bytes(data, policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.letters.append((to, letter))
                    to = []
                    await say("250 ok")
                else:
                    await say("221 bye" if word == "QUIT" else "250 test")
        except OSError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    """A mail server for as long as the block lasts."""
    sink = MailSink()
    server = await asyncio.start_server(sink.serve, HERE, 0)
    sink.url = f"smtp://{HERE}:{server.sockets[0].getsockname()[1]}"
    try:
        yield sink
    finally:
        server.close()


class PushBrowser:
    """A browser that has subscribed to web push.

    Args:
        endpoint: the service that takes messages for it.
    """

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def public(self) -> bytes:
        """Its public key."""
        kind = serialization.PublicFormat.UncompressedPoint
        return self._key.public_key().public_bytes(serialization.Encoding.X962, kind)

    @property
    def subscription(self) -> str:
        """What it says of its subscription."""
        keys = {"p256dh": to_base64(self.public), "auth": to_base64(self._auth)}
        return msgspec.json.encode({"endpoint": self.endpoint, "expirationTime": None, "keys": keys}).decode()

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message (RFC 8188 and 8291, written again from the standards)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = self._key.exchange(ec.ECDH(), point)
        first = HKDF(hashes.SHA256(), 32, self._auth, b"WebPush: info\0" + self.public + theirs).derive(secret)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\2"
        found: dict[str, Any] = msgspec.json.decode(plain[:-1])
        return found


def token_of(posted: Posted, public_key: str) -> dict[str, Any]:
    """Check the signature of a request for web push (RFC 8292); what is signed."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    scheme, token, key = posted.headers["authorization"].split()
    assert scheme == "vapid" and key == f"k={public_key}"
    head, claims, signed = token.removeprefix("t=").rstrip(",").split(".")
    number = from_base64(signed)
    whole = encode_dss_signature(int.from_bytes(number[:32], "big"), int.from_bytes(number[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public_key))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(from_base64(claims))
    return found
