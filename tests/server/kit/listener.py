"""What a webhook calls."""

import http.server
import json
import threading

from kit.environment import patience


class Listener:
    """A web server on this machine that notes what is posted to it and answers as it is told; while it is `held`,
    an Event, it does not answer."""

    def __init__(self):
        self.posts, self.others, self.answer, self.held = [], [], (200, {}), None
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                answer, held = listener.answer, listener.held
                listener.posts.append((self.path, json.loads(body), self.headers.get("Content-Type")))
                if held:
                    held.wait(patience(20))
                else:
                    self.reply(*answer)

            def do_GET(self):
                listener.others.append(self.path)
                self.reply(*listener.answer)

            def reply(self, status, headers):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=[0.02], daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
